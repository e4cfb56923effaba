import { createListeners } from '@traiteur/front/browser/store.ts';

export interface Line {
  note: (isLost: boolean) => void;
  /** Before a call; what it answers says nothing of a line that was lost since. */
  expectAnswer: () => () => void;
  onBack: (listener: () => void) => () => void;
}

/** In milliseconds. */
const everySoOften = 5000;

/** Shows the sentence while the connection is lost: the browser says so, or a call has failed. */
export function watchLine(window: Window & typeof globalThis, sentence: HTMLElement | null): Line {
  const back = createListeners();
  let timer: number | undefined;
  let wasLost = false;
  let losses = 0;
  function note(isLost: boolean): void {
    window.clearInterval(timer);
    if (isLost) losses += 1;
    if (isLost) timer = window.setInterval(() => void ask(), everySoOften);
    if (sentence) sentence.hidden = !isLost;
    const isBack = wasLost && !isLost;
    wasLost = isLost;
    if (isBack) back.notify();
  }
  const expectAnswer = () => {
    const earlierLosses = losses;
    return () => {
      if (losses === earlierLosses) note(false);
    };
  };
  // On a failure the interval asks again.
  const ask = () => window.fetch('/api/health').then(expectAnswer(), () => undefined);
  window.addEventListener('offline', () => note(true));
  window.addEventListener('online', () => void ask());
  if (!window.navigator.onLine) note(true);
  return { note, expectAnswer, onBack: back.add };
}
