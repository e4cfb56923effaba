import type { Browser } from '@traiteur/front/browser/browser.ts';
import { pace } from './site-news.ts';

const key = 'chime.played';

/** Milliseconds in which another tab plays it, where this one may not. */
const elsewhere = 1500;

/** Plays in one tab of the browser, whichever may. False where it was heard in none. */
export async function playOnce(
  play: () => Promise<boolean>,
  { alone, storage }: Pick<Browser, 'alone' | 'storage'>,
): Promise<boolean> {
  const isPlayed = () => Date.now() - Number(storage.getItem(key)) < pace.between / 2;
  const isHeard = await alone(key, async () => {
    if (isPlayed()) return true;
    const mayPlay = await play();
    if (mayPlay) storage.setItem(key, String(Date.now()));
    return mayPlay;
  });
  if (isHeard) return true;
  await new Promise((resolve) => setTimeout(resolve, elsewhere));
  return isPlayed();
}
