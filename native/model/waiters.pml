/* The word of an object (src/object.h): two waiters (a coroutine and a blocked thread) are added while
 * two tasks complete the object. Checked: each waiter is served exactly once or was told that the
 * object is ready; one completion wins; the blocked thread always goes on; its waiter, which is on its
 * stack, is not touched after it has fired.
 *
 * The list is an ordered pair of waiters, 0: none. word: EMPTY, LIST (some waiter), READY.
 */
#define EMPTY 0
#define LIST 1
#define READY 2

byte word = EMPTY, version = 0;  /* version stands for the list's head: it changes with each addition */
byte newest = 0, older = 0;      /* waiters 1 (coroutine), 2 (thread) */
byte served[3] = 0;
byte wins = 0;
bool told[3] = false;            /* found the object ready */
bool thread_on_stack = true;     /* the thread's waiter exists */
bool fired = false;
byte parker = 0;                 /* 0 empty, 1 notified, 2 asleep */

/* AddWaiter: read the head, link, compare and exchange. */
inline add(me, result) {
  byte seen, seen_version;
  do
  :: atomic { seen = word; seen_version = version };
     if
     :: seen == READY -> result = false; break
     :: else ->
        atomic {
          if
          :: word != READY && version == seen_version ->
             older = newest; newest = me; word = LIST; version++; result = true; break
          :: else
          fi
        }
     fi
  od
}

/* Serve one waiter. */
inline serve(w) {
  if
  :: w == 1 -> served[1]++
  :: w == 2 ->
     assert(thread_on_stack);
     served[2]++;
     fired = true;               /* after this the waiter may be gone */
     byte old;
     atomic { old = parker; parker = 1 }   /* Unpark: exchange, wake if asleep */
  :: else
  fi
}

proctype Completer() {
  byte a, b;
  bool won;
  atomic {                       /* the exchange that succeeds */
    won = (word != READY);
    if
    :: won -> a = newest; b = older; newest = 0; older = 0; word = READY; version++; wins++
    :: else
    fi
  }
  if
  :: won -> serve(b); serve(a)
  :: else
  fi
}

proctype Coroutine() {
  bool added;
  add(1, added);
  told[1] = !added
}

proctype Thread() {
  bool added;
  add(2, added);
  if
  :: !added -> told[2] = true
  :: else ->
     do
     :: fired -> break
     :: else ->
        if
        :: atomic { parker == 0 -> parker = 2 };
           parker == 1;          /* sleeps until notified */
           parker = 0
        :: atomic { parker == 1 -> parker = 0 }
        fi
     od
  fi;
  thread_on_stack = false
}

init {
  atomic { run Completer(); run Completer(); run Coroutine(); run Thread() };
  /* When all is done: */
  (_nr_pr == 1);
  assert(wins == 1);
  assert(served[1] + told[1] == 1);
  assert(served[2] + told[2] == 1)
}
