import type { Page } from '@traiteur/contract/statement/lists.ts';

/** As many as a page holds. */
export const longestPage = 200;

/** Of a list, page after page: a choice that stops somewhere would hide what the house has. */
export async function everyRow<Row>(pageAfter: (cursor: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await pageAfter(cursor);
    rows.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
