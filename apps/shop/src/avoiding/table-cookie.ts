import { parsedText } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';
import type { SeatedEater } from '../site/page.tsx';
import { allAvoided } from './all-avoided.ts';
import { avoidedNamedIn, cookieOf } from './avoided-cookie.ts';

/** Who eats at the table of the signed-in account, where more than one does. */
export const tableCookie = 'avoid.table';
/** Ids of those for whom one chooses, for the visit; without it, for all of them. */
export const chosenEatersCookie = 'avoid.eaters';
/** Allergens of the others at the table that became the browser's when a session ended. */
export const lentCookie = 'avoid.lent';

/** In characters. Browsers keep 4096 bytes of a cookie, and base64 takes a third more. */
const longestText = 2700;

const seatedEater = z.tuple([z.int(), z.string().check(z.maxLength(200)), z.string(), z.boolean()]);
const seatedTable = z.array(seatedEater);

/** Undefined for who eats alone. The client stands first. */
export function tableCookieOf(eaters: readonly SeatedEater[]): string | undefined {
  if (eaters.length < 2) return undefined;
  let seats = eaters.length;
  while (seats > 1 && textOf(seatedUpTo(eaters, seats)).length > longestText) seats -= 1;
  return toBase64(textOf(seatedUpTo(eaters, seats)));
}

const seatedUpTo = (eaters: readonly SeatedEater[], seats: number): SeatedEater[] => {
  const laterEaters = eaters.slice(seats);
  const allergens = allAvoided(
    laterEaters.flatMap((eater) => eater.allergens),
    [],
  );
  const allergiesAsked = laterEaters.every((eater) => eater.allergiesAsked);
  return [
    ...eaters.slice(0, seats),
    ...(laterEaters.length > 0 ? [{ id: 0, name: '', isClient: false, allergens, allergiesAsked }] : []),
  ];
};

const textOf = (eaters: readonly SeatedEater[]) =>
  JSON.stringify(
    eaters.map(({ id, name, allergens, allergiesAsked }) => [id, name, cookieOf(allergens) ?? '', allergiesAsked]),
  ).replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Empty unless it names at least two. */
export function tableIn(cookie: string | undefined): SeatedEater[] {
  const { data = [] } = seatedTable.safeParse(parsedText(cookie === undefined ? null : fromBase64(cookie)));
  if (data.length < 2) return [];
  return data.map(([id, name, allergens, allergiesAsked], seat) => ({
    id,
    name,
    isClient: seat === 0,
    allergens: avoidedNamedIn(allergens),
    allergiesAsked,
  }));
}

export const chosenIdsIn = (cookie: string | undefined): number[] =>
  (cookie ?? '').split('.').flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []));

export const chosenCookieOf = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join('.');

/** All, where nobody or nobody of this table is chosen. */
export function chosenOf<AnyEater extends { id: number }>(
  table: readonly AnyEater[],
  ids: readonly number[],
): readonly AnyEater[] {
  const chosenEaters = table.filter(({ id }) => ids.includes(id));
  return chosenEaters.length > 0 ? chosenEaters : table;
}

/** From all, a name chooses that one alone; then each name adds or leaves one. */
export function chosenAfter(table: readonly { id: number }[], ids: readonly number[], id: number): number[] {
  const chosenIds = chosenOf(table, ids).map((eater) => eater.id);
  if (chosenIds.length === table.length) return [id];
  const nextIds = chosenIds.includes(id) ? chosenIds.filter((chosenId) => chosenId !== id) : [...chosenIds, id];
  return nextIds.length === table.length ? [] : nextIds;
}

const toBase64 = (ascii: string) => btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function fromBase64(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
