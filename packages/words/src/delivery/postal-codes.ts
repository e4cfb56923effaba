import type { PostalCode } from '@traiteur/contract/delivery/postal-codes.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof PostalCode, 'id' | 'version' | 'zone'>;

export const postalCodes = {
  title: ['Codes postaux', 'Postal codes'],
  subtitle: ['là où la camionnette s’arrête', 'where the van stops'],
  one: ['Code postal', 'Postal code'],
  add: ['Ajouter un code postal', 'Add a postal code'],
  edit: ['Modifier le code postal', 'Edit the postal code'],
  count: [
    '{count, plural, =0 {aucun code postal} one {# code postal} other {# codes postaux}}',
    '{count, plural, =0 {no postal codes} one {# postal code} other {# postal codes}}',
  ],
  empty: [
    'Aucun code postal pour l’instant. Ajoutez le premier endroit où vous livrez.',
    'No postal codes yet. Add the first place you deliver to.',
  ],
  noZone: ['Hors zone', 'No zone'],
  inactiveZone: ['Zone inactive', 'Inactive zone'],
  fields: {
    country: ['Pays', 'Country'],
    code: ['Code postal', 'Postal code'],
    city: ['Ville', 'City'],
    zoneId: ['Zone de livraison', 'Delivery zone'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    code: [
      'Un code entier ou son début : 75 vaut pour tout Paris. Le plus long l’emporte.',
      'A whole code or its beginning: 75 stands for all of Paris. The longest one wins.',
    ],
    city: ['Proposée d’après le code pour la France', 'Suggested from the code for France'],
    zoneId: [
      'Sans zone, on ne livre pas à ce code, même au milieu d’une zone',
      'Without a zone we do not deliver to this code, even in the middle of one',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    postalCodes: typeof postalCodes;
  }
}
