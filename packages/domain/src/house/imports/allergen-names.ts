import { plainWords } from './typed-cells.ts';

export interface KnownAllergen {
  id: number;
  code: string;
  slug: string;
  name: { fr: string; en: string };
}

/** Other names of the fourteen of annex II of Regulation (EU) 1169/2011, by code; none that means two of them. */
const otherNames: Readonly<Record<string, string>> = {
  gluten:
    'gluten|cereales|ble|froment|seigle|orge|avoine|epeautre|kamut|cereals|wheat|rye|barley|oats|spelt|coeliaque|celiac|coeliac|maladie coeliaque|farine de ble',
  crustaceans:
    'crustaces|crustace|crevettes|crevette|gambas|ecrevisses|ecrevisse|langouste|langoustes|langoustines|crabes|crabe|homard|langoustine|crustaceans|shrimp|prawns|crab|lobster',
  eggs: 'oeufs|oeuf|eggs|egg|blanc d oeuf',
  fish: 'poissons|poisson|fish|saumon|thon',
  peanuts: 'arachides|arachide|cacahuetes|cacahuete|cacahouetes|cacahouete|peanuts|peanut',
  soybeans: 'soja|soya|soy|soybeans|soybean',
  milk: 'lait|laitages|produits laitiers|lactose|milk|dairy|lait de vache|proteines de lait|cow s milk',
  nuts: 'fruits a coque|fruit a coque|fruits a coques|noix|noisettes|noisette|amandes|amande|pistaches|pistache|cajou|noix de cajou|pecan|macadamia|nuts|nut|tree nuts|walnuts|walnut|almonds|almond|hazelnuts|hazelnut|cashew|cashews',
  celery: 'celeri|celeris|celery|celeriac',
  mustard: 'moutarde|mustard',
  sesame: 'sesame|graines de sesame|sesame seeds',
  sulphites: 'sulfites|sulfite|anhydride sulfureux|sulphites|sulfur dioxide|so2',
  lupin: 'lupin|lupins|lupine',
  molluscs:
    'mollusques|mollusque|coquillages|coquillage|calamars|calamar|poulpe|escargots|escargot|huitres|huitre|moules|molluscs|mollusks|oysters|mussels',
};

/** One word for two of them: whoever writes it avoids both. */
const pairs = /\b(?:fruits? de mer|seafoods?|shellfish)\b/giu;

/** `fruits de mer` as `crustacés, mollusques`, where the house has both. */
export const withoutPairs = (text: string, knownAllergens: readonly KnownAllergen[]): string =>
  ['crustaceans', 'molluscs'].every((code) => knownAllergens.some((allergen) => allergen.code === code))
    ? text.replace(pairs, 'crustacés, mollusques')
    : text;

/** How the column of one allergen is called in a file: `Œufs`, `Allergène lait`. */
export const allergenHeadings = ({ code, name }: KnownAllergen): string[] =>
  [...new Set([name.fr, name.en, ...(otherNames[code]?.split('|') ?? [])])].flatMap((text) => [
    text,
    `Allergène ${text}`,
    `Allergie ${text}`,
    `Allergen ${text}`,
    `Contient ${text}`,
  ]);

type Names = ReadonlyMap<string, number | null>;

const names = new WeakMap<readonly KnownAllergen[], Names>();

/** A name of two allergens names none. Made once for a list: files have many rows. */
export function allergenNames(knownAllergens: readonly KnownAllergen[], bareWords: (words: string) => string): Names {
  const knownNames = names.get(knownAllergens) ?? namesOf(knownAllergens, bareWords);
  names.set(knownAllergens, knownNames);
  return knownNames;
}

function namesOf(knownAllergens: readonly KnownAllergen[], bareWords: (words: string) => string): Names {
  const ids = new Map<string, number | null>();
  const add = (name: string, id: number) => {
    for (const words of [plainWords(name), bareWords(plainWords(name))])
      if (words !== '') ids.set(words, ids.has(words) && ids.get(words) !== id ? null : id);
  };
  for (const { id, name, code, slug } of knownAllergens)
    for (const text of [name.fr, name.en, code, slug]) add(text, id);
  for (const { id, code } of knownAllergens)
    for (const name of otherNames[code]?.split('|') ?? []) if (!ids.has(name)) ids.set(name, id);
  return ids;
}
