import type { Phrase } from '../phrases/phrase.ts';

/** Single-use codes generated under one name. */
export const series = {
  title: ['Séries de codes', 'Series of codes'],
  add: ['Générer des codes', 'Generate codes'],
  name: ['Nom de la série', 'Name of the series'],
  nameHint: ['À quoi elle sert : « Salon de mai »', 'What it is for: “May fair”'],
  prefix: ['Début des codes', 'Beginning of the codes'],
  prefixHint: ['Lettres et chiffres ; vide : aucun', 'Letters and digits; empty: none'],
  count: ['Nombre de codes', 'Number of codes'],
  countHint: ['Chacun sert une fois ; 5 000 au plus', 'Each is used once; 5,000 at most'],
  generate: ['Générer', 'Generate'],
  generated: [
    '{count, plural, one {# code généré} other {# codes générés}}',
    '{count, plural, one {# code generated} other {# codes generated}}',
  ],
  used: [
    '{uses, plural, one {# utilisé} other {# utilisés}} sur {codes, number}',
    '{uses, number} of {codes, number} used',
  ],
  brought: ['{revenue} de commandes, {discount} de remises', '{revenue} of orders, {discount} of discounts'],
  paused: ['En pause', 'Paused'],
  pause: ['Mettre en pause', 'Pause'],
  /** Heading of the pause and resume buttons. */
  pausing: ['Pause', 'Pause'],
  resume: ['Reprendre', 'Resume'],
  show: ['Voir les codes', 'See the codes'],
  pauseOf: ['{action} : {name}', '{action}: {name}'],
} as const satisfies Record<string, Phrase>;
