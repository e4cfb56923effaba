export interface LoadingState {
  /** 0 to 100; null while nothing is shown. */
  percent: number | null;
  failed: boolean;
}

/** Nominal time from start to end, in milliseconds: how fast the bar moves while nobody says how far things are. */
const duration = 5000;

/** Work shorter than this shows no bar, in milliseconds. */
const throttle = 200;

/** How long an ended bar stays to be seen, in milliseconds. */
const linger = 300;

const tick = 100;

type Timer = ReturnType<typeof setTimeout>;

/** The state of a loading bar: several pieces of work share it, and it ends with the last of them. */
export function createLoadingBar() {
  const listeners = new Set<() => void>();
  const hidden: LoadingState = { percent: null, failed: false };
  let state = hidden;
  let running = 0;
  let timers: Timer[] = [];

  function set(next: LoadingState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function stopTimers() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  function creep() {
    // Never full by itself: the rest belongs to the end.
    set({ ...state, percent: Math.min(95, (state.percent ?? 0) + (100 * tick) / duration) });
    timers.push(setTimeout(creep, tick));
  }

  function end(failed: boolean) {
    running = Math.max(0, running - 1);
    if (running > 0 && !failed) return;
    stopTimers();
    if (state.percent === null && !failed) return;
    set({ percent: 100, failed });
    timers.push(setTimeout(() => set(hidden), failed ? linger * 5 : linger));
  }

  return {
    start: () => {
      running += 1;
      if (running > 1) return;
      stopTimers();
      set(hidden);
      timers.push(setTimeout(creep, throttle));
    },
    /** Moves on by `percent`, up to 100. */
    advance(percent: number) {
      if (state.percent !== null) set({ ...state, percent: Math.min(100, state.percent + percent) });
    },
    finish: () => end(false),
    fail: () => end(true),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's one bar. */
export const loadingBar = createLoadingBar();
