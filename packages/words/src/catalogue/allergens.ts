import type { Allergen } from '@traiteur/contract/catalogue/allergens.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof Allergen, 'id' | 'version'>;

export const allergens = {
  title: ['Allergènes', 'Allergens'],
  subtitle: ['ce qu’on ne laisse jamais passer', 'what never slips through'],
  /** Title of the menu entry. */
  menu: ['Liste des allergènes', 'Allergen list'],
  one: ['Allergène', 'Allergen'],
  add: ['Ajouter un allergène', 'Add an allergen'],
  edit: ['Modifier l’allergène', 'Edit the allergen'],
  count: [
    '{count, plural, =0 {aucun allergène} one {# allergène} other {# allergènes}}',
    '{count, plural, =0 {no allergens} one {# allergen} other {# allergens}}',
  ],
  empty: [
    'Aucun allergène pour l’instant. Ajoutez ceux que votre cuisine emploie.',
    'No allergens yet. Add those your kitchen uses.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    slug: ['Identifiant d’adresse', 'Web address name'],
    code: ['Code', 'Code'],
    position: ['Ordre', 'Order'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Field>,
  readFor: ['Lu dans les ingrédients des plats : {source}.', 'Read in the ingredients of dishes: {source}.'],
  readForNone: [
    'Ni le code ni le nom n’est l’un des quatorze du règlement : les ingrédients des plats ne sont pas lus pour cet allergène.',
    'Neither the code nor the name is one of the regulation’s fourteen: the ingredients of dishes are not read for this allergen.',
  ],
  hints: {
    code: ['Celui du règlement européen, ou le vôtre', 'From the EU regulation, or your own'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    allergens: typeof allergens;
  }
}
