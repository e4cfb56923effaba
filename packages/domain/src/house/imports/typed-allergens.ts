import type { Presence, Severity } from '../../orders/allergies.ts';
import { piecesTyped, plainWords } from './typed-cells.ts';

export interface KnownAllergen {
  id: number;
  code: string;
  slug: string;
  name: { fr: string; en: string };
}

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
}

/** Other names of the fourteen of annex II of Regulation (EU) 1169/2011, by code; none that means two of them. */
const otherNames: Readonly<Record<string, string>> = {
  gluten:
    'gluten|cereales|ble|froment|seigle|orge|avoine|epeautre|kamut|cereals|wheat|rye|barley|oats|spelt|coeliaque|celiac|maladie coeliaque',
  crustaceans: 'crustaces|crustace|crevettes|crevette|crabe|homard|langoustine|crustaceans|shrimp|prawns|crab|lobster',
  eggs: 'oeufs|oeuf|eggs|egg',
  fish: 'poissons|poisson|fish|saumon|thon',
  peanuts: 'arachides|arachide|cacahuetes|cacahuete|cacahouetes|cacahouete|peanuts|peanut',
  soybeans: 'soja|soya|soy|soybeans|soybean',
  milk: 'lait|laitages|produits laitiers|lactose|milk|dairy',
  nuts: 'fruits a coque|fruit a coque|fruits a coques|noix|noisettes|noisette|amandes|amande|pistaches|pistache|cajou|noix de cajou|pecan|macadamia|nuts|tree nuts|walnuts|walnut|almonds|almond|hazelnuts|hazelnut|cashew|cashews',
  celery: 'celeri|celeris|celery|celeriac',
  mustard: 'moutarde|mustard',
  sesame: 'sesame|graines de sesame|sesame seeds',
  sulphites: 'sulfites|sulfite|anhydride sulfureux|sulphites|sulfur dioxide|so2',
  lupin: 'lupin|lupins|lupine',
  molluscs: 'mollusques|mollusque|huitres|huitre|moules|molluscs|mollusks|oysters|mussels',
};

const noneWords = new Set(
  'aucun aucune aucuns neant non rien ras sans no none nothing nil'
    .split(' ')
    .concat('aucune allergie', 'aucun allergene', 'pas d allergie', 'pas d allergies', 'sans allergie', 'no allergies'),
);

const traces = /\btraces?\b|\bpeut contenir\b|\bmay contain\b/;
const intolerance = /\bintolerances?\b|\bintolerante?s?\b|\bintolerant\b/;
const allergy =
  /\ballergy\b|\ballergies?\b|\ballergiques?\b|\ballergic\b|\bsevere\b|\bgrave\b|\banaphylaxie\b|\banaphylaxis\b/;
const fillers = new RegExp(
  `${[traces, intolerance, allergy].map(({ source }) => source).join('|')}|\\b(?:de|d|a|au|aux|a l|la|le|les|l|du|des|to|of|possibles?|eventuelles?)\\b`,
  'g',
);

/** Names in both languages, codes, usual words; `(traces)`, `(intolérance)`. What is not read is told. */
export function allergensTyped(text: string, knownAllergens: readonly KnownAllergen[]): AllergensTyped {
  if (noneWords.has(plainWords(text)) || /^\s*[-–—]\s*$/.test(text)) return { allergens: [], unread: [], isNone: true };
  const idsByName = namesOf(knownAllergens);
  const allergens = new Map<number, AllergenTyped>();
  const unread: string[] = [];
  for (const piece of piecesTyped(text).flatMap((part) => partsOf(part, idsByName))) {
    const words = plainWords(piece);
    if (words === '') continue;
    const id = idOf(words, idsByName);
    if (id === undefined) unread.push(piece);
    else {
      const severity = intolerance.test(words) ? 'intolerance' : allergy.test(words) ? 'allergy' : undefined;
      const presence = traces.test(words) ? 'may_contain' : 'contains';
      const earlier = allergens.get(id);
      allergens.set(id, {
        allergenId: id,
        severity: earlier?.severity === 'allergy' ? 'allergy' : (severity ?? earlier?.severity),
        presence: earlier?.presence === 'contains' ? 'contains' : presence,
      });
    }
  }
  return { allergens: [...allergens.values()], unread, isNone: false };
}

/** `lait et œufs` are two, `anhydride sulfureux et sulfites` is one. */
function partsOf(piece: string, idsByName: ReadonlyMap<string, number | null>): string[] {
  if (idOf(plainWords(piece), idsByName) !== undefined) return [piece];
  return piece.split(/\s+(?:et|and|ou|or|&)\s+/iu);
}

function idOf(words: string, idsByName: ReadonlyMap<string, number | null>): number | undefined {
  const bare = words.replace(fillers, ' ').replace(/ +/g, ' ').trim();
  return idsByName.get(words) ?? idsByName.get(bare) ?? undefined;
}

/** A name of two allergens names none. */
function namesOf(knownAllergens: readonly KnownAllergen[]): Map<string, number | null> {
  const ids = new Map<string, number | null>();
  const add = (name: string, id: number) => {
    for (const words of [plainWords(name), plainWords(name).replace(fillers, ' ').replace(/ +/g, ' ').trim()])
      if (words !== '') ids.set(words, ids.has(words) && ids.get(words) !== id ? null : id);
  };
  for (const { id, name, code, slug } of knownAllergens)
    for (const text of [name.fr, name.en, code, slug]) add(text, id);
  for (const { id, code } of knownAllergens)
    for (const name of otherNames[code]?.split('|') ?? []) if (!ids.has(name)) ids.set(name, id);
  return ids;
}
