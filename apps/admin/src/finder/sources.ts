import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Front } from '@traiteur/front/front.ts';
import { fill } from '@traiteur/front/routing/screen.ts';
import type { PaletteItem } from '@traiteur/kit/overlays/PaletteList.tsx';
import { screenNamed } from '../addresses.ts';
import type { Label, Noun } from '../noun/noun.ts';
import { nouns } from '../nouns.ts';
import type { useRecordTexts } from '../noun/use-record-texts.ts';
import { marks } from './marks.tsx';

/** Rows per list. */
const most = 5;

/** A found record, as a function because its texts depend on the language. */
export type Found = (texts: ReturnType<typeof useRecordTexts>) => PaletteItem;

export interface Source {
  heading: Label;
  /** Whether this user may list these records and open one. */
  isOffered: (front: Front) => boolean;
  find: (api: Front['api'], search: string, signal: AbortSignal) => Promise<Found[]>;
}

/** Finds records by the search of their own list. */
function sourceOf({ tag, found: foundAs, nameOf, shownOn }: Noun): Source[] {
  const screen = screenNamed(shownOn ?? '');
  if (!foundAs || !nameOf || !screen) return [];
  const { heading, detail } = foundAs;
  return [
    {
      heading,
      isOffered: ({ api, isOffered }) => api.offers(tag, 'list' as never) && isOffered(screen),
      async find(api, search, signal) {
        // A noun with `found` has a list with these parameters, whose rows fit its `nameOf`. The compiler cannot know.
        const [list, query, body] = ['list', { search, limit: most }, undefined] as [never, never, never];
        const { items } = (await api.call(tag, list, query, body, { signal })) as Page<{ id: number }>;
        return items.map((row) => (texts) => ({
          to: fill(screen[texts.locale], { id: row.id }),
          title: nameOf(row as never, texts),
          detail: detail?.(row as never, texts, search),
          mark: marks[tag]?.(row as never),
        }));
      },
    },
  ];
}

/** The most used nouns first. */
export const sources: readonly Source[] = nouns.flatMap(sourceOf);
