import type { PageName } from './addresses.ts';
import { menuQueryIn, queryText } from './menu/menu-query.ts';

/** Pages that are the same for everybody who avoids the same. */
const sharedPages: readonly PageName[] = ['home', 'menu', 'meal', 'questions', 'contact', 'legal', 'terms', 'about'];

/** Each link of a menu repeats what it is narrowed to: whoever names a thousand allergens would fill the memory of pages with them. */
const longestShared = 300;

/**
 * Whether a page is drawn once for all. Not where the address says what only one person would: words that are searched, or what no page
 * understands, of which there is no end.
 */
export function isShared(name: PageName, { search, searchParams }: URL): boolean {
  if (!sharedPages.includes(name)) return false;
  if (search === '') return true;
  if (search.length > longestShared) return false;
  if (name === 'meal') return /^\?date=\d{4}-\d{2}-\d{2}$/.test(search);
  return name === 'menu' && !searchParams.has('search') && queryText(menuQueryIn(searchParams)) === search;
}
