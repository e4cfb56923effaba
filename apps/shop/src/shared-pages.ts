import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { cookieOf } from './avoiding/avoided-cookie.ts';
import type { PageName } from './addresses.ts';
import { menuQueryIn, queryText } from './menu/menu-query.ts';
import type { PageMatch } from './place.ts';
import { isPreview } from './site/visit/read-site.ts';

type Query = URLSearchParams;

/** What a page understands of what its address asks; what is not named here is passed over, as if nobody had asked. */
const queries = {
  home: () => '',
  menu: (query: Query) => queryText(menuQueryIn(query)),
  meal: (query: Query) => textOf(query, 'date', /^\d{4}-\d{2}-\d{2}$/),
  questions: () => '',
  contact: (query: Query) => textOf(query, 'sent', /^$/),
  legal: () => '',
  terms: () => '',
  about: () => '',
  cart: () => '',
  checkout: () => '',
} as const satisfies Partial<Record<PageName, (query: Query) => string>>;

const textOf = (query: Query, name: string, form: RegExp) => {
  const value = query.get(name);
  return value !== null && form.test(value) ? `?${new URLSearchParams({ [name]: value })}` : '';
};

/** Pages that are the same for everybody who avoids the same. */
const isSharedPage = (name: PageName): name is keyof typeof queries => name in queries;

/**
 * The address as far as its page understands it: whoever adds something to it gets the page without, and none of its own. Where the page is
 * one person's, or shows texts that are not saved yet, all of the address may say something.
 */
export function understoodAddress(name: PageName, url: URL): URL {
  if (!isSharedPage(name) || isPreview(url)) return url;
  const understood = new URL(url);
  understood.search = queries[name](url.searchParams);
  return understood;
}

/** Each link of a menu repeats what it is narrowed to: whoever names a thousand allergens would fill the memory of pages with them. */
const longestShared = 300;

/**
 * The name under which a page is drawn once for all who avoid the same; undefined where the address says what only one person would, such as
 * words that are searched. `url` is as {@link understoodAddress} gives it, and what is avoided as the house knows it.
 */
export function sharedName(
  { name, parameters }: PageMatch,
  url: URL,
  { ofBrowser, ofAccount }: { ofBrowser: readonly ClientAllergen[]; ofAccount: readonly ClientAllergen[] },
): string | undefined {
  const { search, searchParams } = url;
  if (!isSharedPage(name) || isPreview(url) || searchParams.has('search') || search.length > longestShared)
    return undefined;
  const [language] = /^\/en(?=\/|$)/.exec(url.pathname) ?? ['/fr'];
  return [language, name, JSON.stringify(parameters), search, ...[ofBrowser, ofAccount].map(sortedText)].join(' ');
}

const sortedText = (avoided: readonly ClientAllergen[]) =>
  cookieOf(avoided.toSorted((a, b) => a.allergenId - b.allergenId)) ?? '';
