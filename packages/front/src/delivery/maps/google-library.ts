import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Locale } from '@traiteur/domain/text/language.ts';

declare global {
  /** Google's script calls it when the key is not valid for this site. */
  var gm_authFailure: (() => void) | undefined;
}

export interface MapsAccount {
  key: string;
  /** Language of the map; the first load decides. */
  locale: Locale;
}

/** Milliseconds until the script counts as missing. */
const patience = 10_000;

let isSetUp = false;
let isRefused = false;
const refusalListeners = new Set<() => void>();

/** The first call loads Google's script. Rejects when it does not load, or when Google refuses the key. */
export async function googleLibrary<Name extends keyof google.maps.ImportLibraryMap>(
  name: Name,
  account: MapsAccount,
): Promise<google.maps.ImportLibraryMap[Name]> {
  setUp(account);
  const library = await inTime(importLibrary(name));
  if (isRefused) throw new Error('Google refuses the key of its maps.');
  return library;
}

/** Google refuses a key only when it is used, and says so once. Returns a function that stops listening. */
export function onKeyRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

function setUp({ key, locale }: MapsAccount): void {
  if (isSetUp) return;
  isSetUp = true;
  globalThis.gm_authFailure = () => {
    isRefused = true;
    for (const tell of refusalListeners) tell();
  };
  setOptions({ key, language: locale, region: 'FR', v: 'quarterly', authReferrerPolicy: 'origin' });
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Google’s script does not come.')), patience);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
