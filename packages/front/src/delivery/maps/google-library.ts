import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Locale } from '@traiteur/domain/text/language.ts';

declare global {
  /** Called by Google's script where the key is not good for this site. */
  var gm_authFailure: (() => void) | undefined;
}

export interface MapsAccount {
  /** The house's browser key. */
  key: string;
  /** Of the texts on the map, which stays as it was first loaded. */
  locale: Locale;
}

/** Milliseconds after which a script that has not come is taken for one that does not come. */
const patience = 10_000;

let isSetUp = false;
let isRefused = false;
const refusalListeners = new Set<() => void>();

/**
 * One of the libraries of Google's maps, whose script comes with the first. Rejects where the script does not come, or where Google takes
 * the key for another site's.
 */
export async function googleLibrary<Name extends keyof google.maps.ImportLibraryMap>(
  name: Name,
  account: MapsAccount,
): Promise<google.maps.ImportLibraryMap[Name]> {
  setUp(account);
  const library = await inTime(importLibrary(name));
  if (isRefused) throw new Error('Google refuses the key of its maps.');
  return library;
}

/** Google says that a key is not good only once it is used, and only once. Gives what ends the listening. */
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
