import { createListeners } from '@traiteur/front/browser/store.ts';

export interface Line {
  /** True after a call without an answer, false after an answered one. */
  note: (isLost: boolean) => void;
  onBack: (listener: () => void) => () => void;
}

/** In milliseconds. */
const everySoOften = 5000;

/** Shows the sentence while the connection is lost: the browser says so, or a call has failed. */
export function watchLine(window: Window & typeof globalThis, sentence: HTMLElement | null): Line {
  const back = createListeners();
  let timer: number | undefined;
  let wasLost = false;
  function note(isLost: boolean): void {
    window.clearInterval(timer);
    if (isLost) timer = window.setInterval(() => void ask(), everySoOften);
    if (sentence) sentence.hidden = !isLost;
    const isBack = wasLost && !isLost;
    wasLost = isLost;
    if (isBack) back.notify();
  }
  // On a failure the interval asks again.
  const ask = () =>
    window.fetch('/api/health').then(
      () => note(false),
      () => undefined,
    );
  window.addEventListener('offline', () => note(true));
  window.addEventListener('online', () => void ask());
  if (!window.navigator.onLine) note(true);
  return { note, onBack: back.add };
}
