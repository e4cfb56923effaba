import type { Phrase } from '../phrases/phrase.ts';

/** The first page: what the house promises by its figures. */
export const shopHome = {
  promises: {
    title: ['Ce que nous promettons', 'What we promise'],
    within: ['Commandé aujourd’hui, livré sous {hours} h', 'Order today, delivered within {hours} hours'],
    choices: [
      '{count, plural, =0 {Aucun plat} =1 {Un plat} =2 {Deux plats} =3 {Trois plats} =4 {Quatre plats} =5 {Cinq plats} =6 {Six plats} =7 {Sept plats} =8 {Huit plats} other {# plats}} au choix {day}',
      '{count, plural, =0 {No meal} =1 {One meal} =2 {Two meals} =3 {Three meals} =4 {Four meals} =5 {Five meals} =6 {Six meals} =7 {Seven meals} =8 {Eight meals} other {# meals}} to choose from on {day}',
    ],
    included: ['Livraison comprise', 'Delivery included'],
    includedFrom: ['Livraison comprise dès {amount}', 'Delivery included from {amount}'],
    fee: ['Livraison à {amount}', 'Delivery for {amount}'],
  },
} as const satisfies Record<string, Record<string, Phrase>>;
