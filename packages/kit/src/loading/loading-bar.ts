interface LoadingState {
  /** 0 to 100; null while nothing is shown. */
  percent: number | null;
  failed: boolean;
}

/** Milliseconds to the end, while real progress is unknown. */
const duration = 5000;

const throttle = 200;

/** Milliseconds that a finished bar stays visible. */
const linger = 300;

const tick = 100;

const hiddenState: LoadingState = { percent: null, failed: false };

/** Shared by several tasks: it ends with the last one, or when one fails. */
export function createLoadingBar() {
  const listeners = new Set<() => void>();
  let state = hiddenState;
  let runningCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: LoadingState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function later(milliseconds: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }

  function hide() {
    timer = undefined;
    set(hiddenState);
  }

  function creep() {
    // The bar is full only when the work ends.
    if ((state.percent ?? 0) < 95) {
      set({ failed: false, percent: Math.min(95, (state.percent ?? 0) + (100 * tick) / duration) });
    }
    later(tick, creep);
  }

  function fill(hasFailed: boolean) {
    set({ percent: 100, failed: hasFailed });
    later(hasFailed ? linger * 5 : linger, hide);
  }

  function advance(percent: number) {
    if (state.percent !== null) set({ ...state, percent: Math.min(100, state.percent + percent) });
  }

  function finish() {
    const previousCount = Math.max(1, runningCount);
    runningCount = previousCount - 1;
    if (state.failed) return;
    if (runningCount > 0) advance((100 - (state.percent ?? 0)) / previousCount);
    else if (state.percent !== null) fill(false);
    else clearTimeout(timer);
  }

  return {
    start: () => {
      runningCount += 1;
      const shares = runningCount > 1 && timer !== undefined && !state.failed;
      if (shares) return;
      set(hiddenState);
      later(throttle, creep);
    },
    advance,
    finish,
    /** Shows the failure at once, whatever other tasks do. */
    fail: () => {
      runningCount = Math.max(0, runningCount - 1);
      fill(true);
    },
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const loadingBar = createLoadingBar();
