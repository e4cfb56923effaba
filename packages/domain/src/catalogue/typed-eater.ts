import { slugOf } from '../text/slug.ts';

/** Typed words of which the last is for a person: `dahl lé` is the dish `dahl`, for Léo. */
export interface TypedEater {
  dish: string;
  eaterId: number;
}

/**
 * Whom the last of the words names by its first letters, accents and case aside. Nobody where it begins several names,
 * or stands alone.
 */
export function typedEater(words: string, table: readonly { id: number; name: string }[]): TypedEater | undefined {
  const cut = words.lastIndexOf(' ');
  const letters = slugOf(words.slice(cut + 1));
  if (cut < 1 || letters === '') return undefined;
  const [eater, ...namesakes] = table.filter(({ name }) => slugOf(name).startsWith(letters));
  return eater && namesakes.length === 0 ? { dish: words.slice(0, cut), eaterId: eater.id } : undefined;
}
