/* A stream of the software device (src/device/stream.h): numbering operations, waiting for numbers,
 * completing, taking an idle stream, closing it. Operation 1 has been issued and runs. Then, all at once,
 *
 *   goes on     an operation that depends on number 1, if that is still the tail
 *   takes       another one takes the stream if it finds it idle
 *   closes      Release closes it if it is idle
 *   waits       an operation of another stream waits for number 1
 *   drains      Sync waits for whatever was issued last
 *
 * Checked: numbers are complete one after another, each once; no wait is lost (that would end in a state with
 * somebody waiting) or fires twice; a closed stream is idle, and operations of the same number don't exist.
 * -DNO_LAST_LOOK leaves out the look at `completed` after adding a wait, -DNO_EXCHANGE the
 * compare-and-exchange of `issued`; both must be found wrong. */

#define NONE 9
#define WAITERS 5

byte issued = 1;
bool closed = false;
byte completed = 0;
byte first_wait = NONE;
bool locked = false;

bool listed[WAITERS];
byte number_of[WAITERS];
byte fired[WAITERS];
byte ran[4];

inline lock() { atomic { !locked -> locked = true } }
inline unlock() { locked = false }

inline show_first() {
  d_step {
    first = NONE;
    i = 0;
    do
    :: i < WAITERS ->
       if
       :: listed[i] && number_of[i] < first -> first = number_of[i]
       :: else
       fi;
       i++
    :: else -> break
    od;
    i = 0
  };
  first_wait = first
}

/* Afterwards the wait has fired or will. */
inline add_wait(w, n) {
  lock();
  number_of[w] = n;
  listed[w] = true;
  show_first();
#ifndef NO_LAST_LOOK
  if
  :: completed >= n ->
     listed[w] = false;
     show_first();
     fired[w]++
  :: else
  fi;
#endif
  unlock()
}

inline complete(n) {
  assert(completed == n - 1);
  ran[n]++;
  assert(ran[n] == 1);
  completed = n;
  if
  :: first_wait <= n ->
     lock();
     i = 0;
     do
     :: i < WAITERS ->
        d_step {
          if
          :: listed[i] && number_of[i] <= n ->
             listed[i] = false;
             fired[i]++;
             assert(fired[i] == 1)
          :: else
          fi;
          i++
        }
     :: else -> break
     od;
     show_first();
     unlock()
  :: else
  fi
}

/* Issues the next number if the stream's word is still `word` and open. */
inline issue(word) {
#ifdef NO_EXCHANGE
  won = (issued == word && !closed);
  if
  :: won -> issued = word + 1
  :: else
  fi
#else
  d_step {
    won = (issued == word && !closed);
    if
    :: won -> issued = word + 1
    :: else
    fi
  }
#endif
}

proctype First() {
  byte i, first;
  complete(1)
}

proctype GoesOn() {
  byte i, first;
  bool won;
  issue(1);
  if
  :: won ->
     add_wait(0, 1);
     fired[0] == 1;
     complete(2)
  :: else
  fi
}

proctype Takes() {
  byte i, first, word;
  bool won, open;
  d_step { word = issued; open = !closed };
  if
  :: open && completed == word ->
     issue(word);
     if
     :: won -> complete(word + 1)
     :: else
     fi
  :: else
  fi
}

proctype Closes() {
  byte word;
  bool open, won;
  d_step { word = issued; open = !closed };
  if
  :: open && completed == word ->
     d_step {
       won = (issued == word && !closed);
       if
       :: won -> closed = true
       :: else
       fi
     };
     if
     :: won -> assert(completed == issued)
     :: else
     fi
  :: else
  fi
}

proctype Waits() {
  byte i, first;
  add_wait(1, 1);
  fired[1] == 1;
  assert(completed >= 1)
}

proctype Drains() {
  byte i, first, word;
  word = issued;
  add_wait(2, word);
  fired[2] == 1;
  assert(completed >= word)
}

init {
  atomic {
    run First();
    run GoesOn();
    run Takes();
    run Closes();
    run Waits();
    run Drains()
  };
  _nr_pr == 1;
  assert(completed == issued);
  assert(!locked)
}
