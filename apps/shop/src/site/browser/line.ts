import { createListeners } from '@traiteur/front/browser/store.ts';

/** What tells whether the line to the house is there. */
export interface Line {
  /** A call went unanswered, or was answered. */
  note: (isLost: boolean) => void;
  /** Hears that a line that was lost is back, until what it gives is called. */
  onBack: (listener: () => void) => () => void;
}

/** How often a line that did not answer is tried, in milliseconds. */
const everySoOften = 5000;

/** Says in the page that the line is lost, when the browser knows it or a call goes unanswered, and takes it back once the house answers. */
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
    if (isBack) back.tell();
  }
  // Unanswered, it is asked again.
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
