/* Who is woken (src/permits.h): N permits, two workers, a host thread that posts tasks, waits for the
 * last one (or, with DRAIN, until nothing runs or is queued) and posts again from a task. Checked: no state in which nobody can go on but a task is
 * queued; the permits add up; the host's wait ends; never more than N threads run tasks.
 *
 * One counter stands for all queues. Each step below is one atomic access of the code; what the code
 * does under the mutex is one step here when it touches nothing else that others read without it.
 */
#ifndef PERMITS
#define PERMITS 2
#endif
#define WORKERS 2
#define HOST WORKERS             /* the host's number among threads */
#define THREADS (WORKERS + 1)
#define TASKS 3

byte queued = 0, done = 0, running = 0;
byte taken = 0, taken_seen = 0;                      /* tasks taken from the queues; what the backstop saw of that */
byte permits = PERMITS, idle = 0, searching = 0;     /* the word's fields */
bool asleep[THREADS] = false;                        /* on the list of sleepers */
bool notified[THREADS] = false;                      /* parkers */
bool host_waits = false, host_done = false;
bool mutex = false;
bool backstop = false;                               /* a worker will look by itself ... */
byte backstop_worker = 0;                            /* ... this one */
bool forked = false;
bool drains = false;                                 /* the word's field of drainers */

inline lock() { atomic { !mutex -> mutex = true } }
inline unlock() { mutex = false }

/* Wake: under the mutex takes a permit for a sleeper. */
inline wake() {
  lock();
  atomic {
    if
    :: permits > 0 && idle > 0 && searching == 0 -> permits--; searching++; took = true
    :: else -> took = false
    fi
  };
  if
  :: took ->
     atomic {
       if
       :: asleep[0] -> victim = 0
       :: asleep[1] -> victim = 1
       :: asleep[HOST] -> victim = HOST
       fi;
       asleep[victim] = false; idle--;
       if
       :: backstop && backstop_worker == victim -> backstop = false
       :: else
       fi
     };
     unlock();
     notified[victim] = true
  :: else -> unlock()
  fi
}
inline wake_if_useful() {
  if
  :: atomic { permits > 0 && idle > 0 && searching == 0 -> skip }; wake()
  :: else
  fi
}
inline wake_if_queued() {
  if
  :: queued > 0 -> wake_if_useful()
  :: else
  fi
}
/* With one permit, a host thread lets a worker look later. */
inline wake_for_host() {
#if PERMITS > 1
  wake_if_useful()
#else
  if
  :: atomic { permits > 0 && idle > 0 && searching == 0 -> skip };
     if
     :: backstop
     :: else ->
        lock();
        atomic {
          if
          :: !backstop && permits > 0 && idle > 0 && searching == 0 && (asleep[0] || asleep[1]) ->
             if
             :: asleep[0] -> victim = 0
             :: asleep[1] -> victim = 1
             fi;
             backstop = true; backstop_worker = victim; taken_seen = taken; took = true
          :: else -> took = false
          fi
        };
        unlock();
        if
        :: took -> notified[victim] = true
        :: else
        fi
     fi
  :: else
  fi
#endif
}

/* AttendLocked, after a permit came back: wakes the drainer if nobody runs. */
inline attend() {
  if
  :: drains && permits == PERMITS && asleep[HOST] -> notified[HOST] = true
  :: else
  fi
}

/* Sleep: on the list, permit back, look at the queues, park. Then see what woke us. */
inline go_to_sleep(me) {
  lock();
  asleep[me] = true;
  idle++;
  if
  :: permit -> atomic { permits++; if :: search -> searching-- :: else fi }; attend()
#ifndef NO_SECOND_LOOK           /* check.sh shows that without it the drainer is left asleep */
  :: !permit && me == HOST -> attend()
#endif
  :: else
  fi;
  timed = backstop && backstop_worker == me;
  unlock();
  permit = false; search = false;
#ifndef NO_LAST_LOOK             /* check.sh shows that without it a task is left behind */
  if
  :: !timed -> wake_if_queued()
  :: else
  fi;
#endif
  if
  :: notified[me] -> notified[me] = false; timed = false
  :: timed                       /* the time is over */
  :: (me != HOST) && stop -> goto finished
  fi;
  lock();
  if
  :: asleep[me] ->
     asleep[me] = false; idle--;
     if
     :: timed && backstop && backstop_worker == me && taken != taken_seen && queued > 0 ->
        taken_seen = taken       /* somebody runs them; it stays the backstop */
     :: timed && backstop && backstop_worker == me && (taken == taken_seen || queued == 0) ->
        backstop = false;
        if
        :: queued > 0 -> atomic { if :: permits > 0 -> permits--; permit = true :: else fi }
        :: else
        fi
     :: else
     fi
  :: else -> permit = true; search = true
  fi;
  unlock()
}

/* A task that was taken runs. */
inline run_found() {
     atomic { running++; assert(running <= PERMITS) };
     atomic { first = !forked; forked = true };
     if
     :: first -> queued++; wake_if_useful()   /* the first task posts another one */
     :: else
     fi;
     atomic { running--; done++ };
     if
     :: atomic { done == TASKS && host_waits -> host_done = true }; notified[HOST] = true
     :: else
     fi
}

/* RunSomeQueued: a host that posts takes a free permit, runs a task and gives the permit back. */
inline run_some_queued() {
  if
  :: true
  :: atomic { permits > 0 && queued > 0 -> permits--; permit = true };
     atomic { if :: queued > 0 -> queued--; taken++; found = true :: else -> found = false fi };
     if
     :: found -> run_found()
     :: else
     fi;
     permits++; permit = false;
     if
     :: queued > 0 -> wake_for_host()
     :: else
     fi
  fi
}

/* One turn with a permit: take a task, or look around, or give up. */
inline run_one(me) {
  atomic {
    if
    :: queued > 0 -> queued--; taken++; found = true
    :: else -> found = false
    fi
  };
  if
  :: found ->
     if
     :: search -> searching--; search = false; wake_if_queued()
     :: search -> searching--; search = false    /* a thief of tiny tasks doesn't look; it comes back itself */
     :: else
     fi;
     run_found()
  :: else ->
     if
     :: !search -> searching++; search = true
     :: search -> go_to_sleep(me)
     fi
  fi
}

bool stop = false;

proctype Worker(byte me) {
  bool permit = false, search = false, found = false, took = false;
  bool first = false, timed = false;
  byte victim = 0;
  do
  :: stop -> break
  :: !stop && permit -> run_one(me)
  :: !stop && !permit -> go_to_sleep(me)
  od;
finished:
  skip
}

proctype Host() {
  bool permit = false, search = false, found = false, took = false;
  bool first = false, timed = false;
  byte victim = 0;
  byte posted = 0;
  /* The first task posts one more, so that there are TASKS. */
  do
  :: posted < TASKS - 1 -> queued++; wake_for_host(); posted++; run_some_queued()
  :: else -> break
  od;
#ifdef NO_WAIT                   /* a host that never waits: workers do it all */
  done == TASKS;
  host_done = true;
#endif
#ifdef DRAIN
  drains = true;
  lock();
  atomic { if :: permits > 0 -> permits--; permit = true :: else fi };
  unlock();
  do
  :: host_done -> break
  :: !host_done ->
     lock();
     host_done = queued == 0 && permits + permit == PERMITS;
     unlock();
     if
     :: host_done
     :: !host_done && permit -> run_one(HOST)
     :: !host_done && !permit -> go_to_sleep(HOST)
     fi
  od;
  drains = false;
#endif
  /* The wait: the waiter is added, then tasks are run. */
  atomic { host_waits = true; if :: done == TASKS -> host_done = true :: else fi };
  atomic { if :: permits > 0 -> permits--; permit = true :: else fi };
  do
  :: host_done -> break
  :: !host_done && permit -> run_one(HOST)
  :: !host_done && !permit -> go_to_sleep(HOST)
  od;
finished:
  if
  :: permit -> atomic { permits++; if :: search -> searching-- :: else fi }
  :: else
  fi;
  if
  :: queued > 0 -> wake_for_host()
  :: else
  fi;
  assert(done == TASKS && queued == 0);
  stop = true
}

init {
  atomic { run Worker(0); run Worker(1); run Host() };
  (_nr_pr == 1);
  assert(queued == 0 && running == 0)
}
