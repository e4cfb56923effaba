import { expect, test } from 'vitest';
import { watchLine } from './line.ts';

function lineOfPage() {
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    setInterval: () => 1,
    clearInterval: () => undefined,
    fetch: async () => new Response(),
  });
  const sentence = { hidden: true };
  // The few parts of a window and an element that are used.
  const line = watchLine(window as unknown as Window & typeof globalThis, sentence as HTMLElement);
  return { window, sentence, line };
}

test('an answer that was on its way when the line was lost does not say that it is back', async () => {
  const { window, sentence, line } = lineOfPage();
  const noteLateAnswer = line.expectAnswer();
  window.dispatchEvent(new Event('offline'));
  noteLateAnswer();
  expect(sentence.hidden).toBe(false);
  const noteAnswer = line.expectAnswer();
  noteAnswer();
  expect(sentence.hidden).toBe(true);
});

test('what waits for the line goes on once the browser has found the house again', async () => {
  const { window, sentence, line } = lineOfPage();
  const isBack = new Promise<void>((resolve) => line.onBack(resolve));
  line.note(true);
  window.dispatchEvent(new Event('online'));
  await isBack;
  expect(sentence.hidden).toBe(true);
});
