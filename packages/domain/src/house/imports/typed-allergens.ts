import type { Presence, Severity } from '../../orders/allergies.ts';
import { allergenNames, type KnownAllergen, withoutPairs } from './allergen-names.ts';
import { flagTyped, piecesTyped, plainWords } from './typed-cells.ts';

interface AllergenTyped {
  allergenId: number;
  /** Undefined where the text says neither. */
  severity: Severity | undefined;
  presence: Presence;
}

interface AllergensTyped {
  allergens: AllergenTyped[];
  /** What names no allergen of the house, or two. */
  unread: string[];
  /** "aucune": somebody asked. */
  isNone: boolean;
  /** "à demander": nobody did. */
  isUnasked: boolean;
  /** Of people: how somebody eats, which is no allergy. */
  diets: string[];
}

const noneWords = new Set(
  'aucun aucune aucuns neant non rien ras sans no none nothing nil'
    .split(' ')
    .concat('r a s', 'rien a signaler', 'pas d allergie', 'pas d allergies', 'sans allergie', 'no allergies')
    .concat('aucune allergie', 'aucun allergene', 'aucune connue', 'aucune allergie connue', 'pas d allergie connue')
    .concat('no known allergies', 'no allergy', 'none known', 'aucune allergie ni intolerance', 'aucune intolerance'),
);

const unaskedWords = new Set(
  'inconnu inconnue unknown nc na nr'
    .split(' ')
    .concat('n c', 'n a', 'non communique', 'non renseigne', 'non precise', 'a demander', 'to ask', 'not asked'),
);

const diets =
  /^(?:regime )?(?:vegetarien(?:ne)?s?|vegetarian|vegane?|vegetalien(?:ne)?|halal|[ck]ash?er|kosher|pesco ?vegetarien(?:ne)?|pescetarien(?:ne)?|flexitarien(?:ne)?|diabetique|diabetic|(?:femme )?enceinte|pregnant|(?:sans|pas de|no) (?:porc|pork|alcool|alcohol|sel|salt|sucre|viande|meat)|peu (?:de sel|sale)|sans sel|low salt)$/;

const traces = /\btraces?\b|\bpeut contenir\b|\bmay contain\b/;
const intolerance = /\bintolerances?\b|\bintolerante?s?\b|\bintolerant\b|\bintol\b/;
const allergy =
  /\ballergy\b|\ballergies?\b|\ballergiques?\b|\ballergic\b|\bsevere\b|\bgrave\b|\bforte\b|\bmortelle\b|\banaphylaxie\b|\banaphylaxis\b|\bchoc anaphylactique\b|\bepipen\b/;
const fillers = new RegExp(
  `${[traces, intolerance, allergy].map(({ source }) => source).join('|')}|\\b(?:de|d|a|au|aux|a l|la|le|les|l|du|des|to|of|possibles?|eventuelles?)\\b`,
  'g',
);

/** What somebody does without. Of dishes it would mean the contrary: there it stays unread. */
const avoidance =
  /^(?:pas d|pas de|sans|ni|evite|eviter|ne (?:mange|consomme|supporte|tolere) pas(?: de| d)?|no|without|avoids?) (?:le |la |les |l |du |des )?(.+)$|^(.+) free$/;

/** A text that speaks of an allergy, wherever it stands; one that denies all of them does not. */
export function speaksOfAllergies(text: string): boolean {
  // Most texts do not, and are not worth the reading. Any letter may bear an accent: « allérgie », « coéliaque ».
  if (!/all?.rg|intol|anaph|epip|lia[cq]/i.test(text)) return false;
  const words = plainWords(text).replace(
    /\b(?:aucune?|pas d|sans|no|no known) (?:all?erg|intoler)\w*(?: connue?s?)?/g,
    '',
  );
  return /\ball?erg(?!en)|\bintoler[ae]n|\banaphyla|\bepipen|\bco?elia[cq]/.test(words);
}

/** Names in both languages, codes, usual words; `(traces)`, `(intolérance)`. What is not read is told. */
export function allergensTyped(
  text: string,
  knownAllergens: readonly KnownAllergen[],
  { ofPeople = false } = {},
): AllergensTyped {
  const nothing = { allergens: [], unread: [], diets: [], isNone: false, isUnasked: false };
  const words = plainWords(text);
  if (noneWords.has(words) || /^\s*[-–—]\s*$/.test(text)) return { ...nothing, isNone: true };
  if (unaskedWords.has(words)) return { ...nothing, isUnasked: true };
  const names = allergenNames(knownAllergens, bareWords);
  const allergens = new Map<number, AllergenTyped>();
  const unread: string[] = [];
  const dietsTyped: string[] = [];
  let denial: string | undefined;

  function read(piece: string): void {
    const pieceWords = plainWords(piece);
    if (pieceWords === '') return;
    if (noneWords.has(pieceWords)) denial = piece;
    else if (ofPeople && diets.test(pieceWords)) dietsTyped.push(piece);
    else if (!readName(pieceWords, ofPeople)) unread.push(piece);
  }

  function readName(nameWords: string, mayAvoid: boolean): boolean {
    const id = idOf(nameWords, names);
    if (id === undefined) {
      const [, afterNo, beforeFree] = (mayAvoid && avoidance.exec(nameWords)) || [];
      const avoided = afterNo ?? beforeFree;
      // "pas d’allergie au lait" denies what "pas de lait" says.
      return avoided !== undefined && !intolerance.test(avoided) && !allergy.test(avoided) && readName(avoided, false);
    }
    const severity = intolerance.test(nameWords) ? 'intolerance' : allergy.test(nameWords) ? 'allergy' : undefined;
    const presence = traces.test(nameWords) ? 'may_contain' : 'contains';
    const earlier = allergens.get(id);
    allergens.set(id, {
      allergenId: id,
      severity: earlier?.severity === 'allergy' ? 'allergy' : (severity ?? earlier?.severity),
      presence: earlier?.presence === 'contains' ? 'contains' : presence,
    });
    return true;
  }

  piecesTyped(withoutPairs(text, knownAllergens))
    .flatMap((piece) => partsOf(piece, names))
    .forEach(read);
  // "aucune, sauf crevettes" says two things.
  if (denial !== undefined && allergens.size + unread.length > 0) unread.push(denial);
  return {
    allergens: [...allergens.values()],
    unread,
    diets: dietsTyped,
    isNone: denial !== undefined && allergens.size + unread.length === 0,
    isUnasked: false,
  };
}

/** In the column of one allergen: a mark, or how grave it is. Null says no, undefined is not read. */
export function allergenMarked(text: string): Pick<AllergenTyped, 'severity' | 'presence'> | null | undefined {
  const words = plainWords(text);
  if (/^(?:traces?|t|peut contenir|may contain|x traces?)$/.test(words) || /^\(\s*x\s*\)$/i.test(text))
    return { severity: undefined, presence: 'may_contain' };
  if (intolerance.test(words) && bareWords(words) === '') return { severity: 'intolerance', presence: 'contains' };
  if (allergy.test(words) && bareWords(words) === '') return { severity: 'allergy', presence: 'contains' };
  if (/^(?:contient|contains|present|presence|xx|c)$/.test(words)) return { severity: undefined, presence: 'contains' };
  if (/^(?:absent|sans|aucune?|none|ras)$/.test(words)) return null;
  const flag = flagTyped(text);
  return flag === undefined ? undefined : flag ? { severity: undefined, presence: 'contains' } : null;
}

type Names = ReadonlyMap<string, number | null>;

/** `lait et œufs` are two, `anhydride sulfureux et sulfites` is one; `fruits à coque (noix)` says one twice. */
function partsOf(piece: string, names: Names): string[] {
  if (idOf(plainWords(piece), names) !== undefined) return [piece];
  return piece
    .split(/(?:\s+(?:et|and|ou|or|&)\s+|\s+[-–—]\s+|\.\s+|\s*:\s*(?=.*[a-z]))(?![^(]*\))/iu)
    .filter((part) => bareWords(plainWords(part)) !== '')
    .flatMap((part) => bracketParts(part, names));
}

function bracketParts(part: string, names: Names): string[] {
  const [, textBefore = '', within = '', textAfter = ''] = /^([^()]+)\(([^()]*)\)([^()]*)$/.exec(part) ?? [];
  if (textBefore === '' || idOf(plainWords(part), names) !== undefined) return [part];
  const pieces = piecesTyped(within).flatMap((piece) => piece.split(/\s+(?:et|and|ou|or|&)\s+/iu));
  // Brackets that hold one word that is not read leave it all unread.
  if (pieces.some((piece) => idOf(plainWords(piece), names) === undefined && bareWords(plainWords(piece)) !== ''))
    return [part];
  const qualities = pieces.filter((piece) => bareWords(plainWords(piece)) === '').join(' ');
  return [`${textBefore} ${textAfter} ${qualities}`, ...pieces.filter((piece) => bareWords(plainWords(piece)) !== '')];
}

const bareWords = (words: string) => words.replace(fillers, ' ').replace(/ +/g, ' ').trim();

const idOf = (words: string, names: Names): number | undefined =>
  names.get(words) ?? names.get(bareWords(words)) ?? undefined;
