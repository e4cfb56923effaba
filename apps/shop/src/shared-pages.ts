import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { cookieOf } from './avoiding/avoided-cookie.ts';
import type { PageName } from './addresses.ts';
import { menuQueryIn, queryText } from './menu/menu-query.ts';
import type { PageMatch } from './place.ts';
import { isPreview } from './site/visit/read-site.ts';

type Query = URLSearchParams;

/** The part of the query that each page uses; the rest is ignored. */
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

/** Shared by all visitors who avoid the same allergens. */
const isSharedPage = (name: PageName): name is keyof typeof queries => name in queries;

/**
 * The address without unknown parameters: they would give each caller a copy of the page in memory. Pages of one client
 * and previews keep the whole address.
 */
export function understoodAddress(name: PageName, url: URL): URL {
  if (!isSharedPage(name) || isPreview(url)) return url;
  const understood = new URL(url);
  understood.search = queries[name](url.searchParams);
  return understood;
}

/** Each link of a menu repeats its filters: an address with a thousand allergens would fill the memory. */
const longestShared = 300;

const pagesForTable: readonly PageName[] = ['home', 'menu', 'meal'];

/** Whether the page says by name whom of a table a dish suits. */
export const isDrawnForTable = (name: PageName): boolean => pagesForTable.includes(name);

interface AvoidedByVisitor {
  ofBrowser: readonly ClientAllergen[];
  ofAccount: readonly ClientAllergen[];
  table: readonly object[];
}

/**
 * The cache key for all visitors who avoid the same; undefined if the page is one visitor's only, such as a search.
 * Expects the `url` of {@link understoodAddress}, and only allergens that the house knows.
 */
export function sharedName(
  { name, parameters }: PageMatch,
  url: URL,
  { ofBrowser, ofAccount, table }: AvoidedByVisitor,
): string | undefined {
  const { search, searchParams } = url;
  // It names people.
  if (table.length > 0 && isDrawnForTable(name)) return undefined;
  if (!isSharedPage(name) || isPreview(url) || searchParams.has('search') || search.length > longestShared)
    return undefined;
  const [language] = /^\/en(?=\/|$)/.exec(url.pathname) ?? ['/fr'];
  return [language, name, JSON.stringify(parameters), search, ...[ofBrowser, ofAccount].map(sortedText)].join(' ');
}

const sortedText = (avoided: readonly ClientAllergen[]) =>
  cookieOf(avoided.toSorted((a, b) => a.allergenId - b.allergenId)) ?? '';
