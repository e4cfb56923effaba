import type { Phrase } from '../phrases/phrase.ts';

/** Who of a client's table eats, and what a dish is to each of them. */
export const shopEating = {
  title: ['Qui mange', 'Who eats'],
  all: ['Nous tous', 'All of us'],
  others: ['Les autres', 'The others'],
  noAllergies: ['sans allergie', 'no allergy'],
  unknown: ['allergies à préciser', 'allergies not said yet'],
  tell: ['Nous dire les allergies de chacun', 'Tell us everybody’s allergies'],
  andMore: [
    '{names} et {more, plural, one {# autre} other {# autres}}',
    '{names} and {more, plural, one {# other} other {# others}}',
  ],
  suiting: [
    '{suiting, plural, =0 {aucun plat} one {# plat} other {# plats}} sur {all} {suiting, plural, one {convient} other {conviennent}} à {names}',
    '{suiting, plural, =0 {none} other {#}} of {all} meals {suiting, plural, one {suits} other {suit}} {names}',
  ],
  allOfYou: ['vous tous', 'all of you'],
  /** On a card: short, with a sign before each. */
  card: {
    suitsAll: ['Convient à tous', 'Suits everybody'],
    suits: ['Convient à {names}', 'Suits {names}'],
    refused: ['pas à {name} : {allergens}', 'not {name}: {allergens}'],
    contains: ['mal toléré par {name} : {allergens}', 'not tolerated by {name}: {allergens}'],
    may_contain: ['{name} : traces possibles ({allergens})', '{name}: possible traces ({allergens})'],
    unknown: ['{names} : allergies à préciser', '{names}: allergies not said yet'],
  },
  /** On the dish: whole sentences. */
  dish: {
    suitsAll: ['Convient à vous tous', 'Suits all of you'],
    suits: ['Convient à {names}', 'Suits {names}'],
    refused: [
      'Pas à {name} : contient ce à quoi {name} est allergique ({allergens})',
      'Not {name}: contains what {name} is allergic to ({allergens})',
    ],
    contains: [
      'Contient ce qui est mal toléré par {name} : {allergens}',
      'Contains what is not tolerated by {name}: {allergens}',
    ],
    may_contain: ['Peut contenir, pour {name} : {allergens}', 'May contain, for {name}: {allergens}'],
    unknown: [
      'On ne sait pas pour {names} : vous ne nous avez pas dit s’il y a des allergies',
      'We cannot say for {names}: you have not told us about allergies',
    ],
  },
  groups: {
    safe: ['Convient à tous', 'Suits everybody'],
    some: ['Selon chacun de vous', 'Depends on each of you'],
    may_contain: ['Traces possibles', 'Possible traces'],
    contains: ['Contient ce qu’il faut éviter', 'Contains what to avoid'],
  },
  ownGroups: {
    safe: ['Vous convient', 'Suits you'],
    some: ['Vous convient', 'Suits you'],
    may_contain: ['Traces possibles', 'Possible traces'],
    contains: ['Contient ce que vous évitez', 'Contains what you avoid'],
  },
  count: ['{count, plural, one {# plat} other {# plats}}', '{count, plural, one {# meal} other {# meals}}'],
  forAll: ['Pour nous tous', 'For all of us'],
  forOne: ['Pour l’un de nous', 'For one of us'],
  /** Where not all of the table are chosen. */
  forNames: ['Pour {names}', 'For {names}'],
  forOneOfThem: ['Pour l’un d’eux', 'For one of them'],
  sizesFor: ['Ajouter pour {names}', 'Add for {names}'],
  wholeTable: ['toute la table', 'the whole table'],
  for: ['Pour {name}, ', 'For {name}, '],
  addIn: ['Ou {size} à {price}, pour un seul', 'Or {size} at {price}, for one only'],
  addFor: ['Ajouter pour', 'Add for'],
  what: ['{dish}, {size}, {price}', '{dish}, {size}, {price}'],
  anyway: ['Ajouter malgré tout ({risk}) : {dish},', 'Add anyway ({risk}): {dish},'],
  risk: {
    contains: ['contient : {allergens}', 'contains: {allergens}'],
    may_contain: ['traces : {allergens}', 'traces: {allergens}'],
  },
  riskWord: {
    contains: ['contient', 'contains'],
    may_contain: ['traces', 'traces'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
