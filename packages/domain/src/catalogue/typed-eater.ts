import { slugOf } from '../text/slug.ts';

/** Typed words of which the last is for a person: `dahl lé` is the dish `dahl`, for Léo. */
export interface TypedEater {
  dish: string;
  eaterId: number;
}

interface Seat {
  id: number;
  name: string;
}

/**
 * Whom the last words name, the most of them that name somebody: by the first letters, accents and case aside, or by
 * the whole name. Nobody where they begin several names, or stand alone.
 */
export function typedEater(words: string, table: readonly Seat[]): TypedEater | undefined {
  for (let cut = words.indexOf(' '); cut > 0; cut = words.indexOf(' ', cut + 1)) {
    const eater = namedBy(slugOf(words.slice(cut + 1)), table);
    if (eater) return { dish: words.slice(0, cut), eaterId: eater.id };
  }
  return undefined;
}

/** As few letters as name somebody alone, two at least. */
export function lettersOf<AnySeat extends Seat>(eater: AnySeat, table: readonly AnySeat[]): string {
  const letters = eater.name.toLowerCase();
  const lengths = Array.from({ length: letters.length }, (_, index) => index + 1);
  const fewest = lengths.find((length) => length > 1 && namedBy(slugOf(letters.slice(0, length)), table) === eater);
  return letters.slice(0, fewest).trim();
}

function namedBy<AnySeat extends Seat>(letters: string, table: readonly AnySeat[]): AnySeat | undefined {
  if (letters === '') return undefined;
  const bearer = table.find(({ name }) => slugOf(name) === letters);
  if (bearer) return bearer;
  const [eater, ...namesakes] = table.filter(({ name }) => slugOf(name).startsWith(letters));
  return namesakes.length === 0 ? eater : undefined;
}
