import type { DiscountCode } from '@traiteur/contract/money/discount-codes.ts';
import type { DiscountCodeStanding, DiscountType } from '@traiteur/domain/money/discount-codes.ts';
import { series } from './discount-code-series.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof DiscountCode, 'id' | 'version'>;

export const discountCodes = {
  title: ['Codes promo', 'Discount codes'],
  subtitle: ['un petit geste, au bon moment', 'a small gesture at the right time'],
  menu: ['Liste des codes promo', 'Discount code list'],
  add: ['Ajouter un code promo', 'Add a discount code'],
  edit: ['Modifier le code promo', 'Edit the discount code'],
  count: [
    '{count, plural, =0 {aucun code promo} one {# code promo} other {# codes promo}}',
    '{count, plural, =0 {no discount codes} one {# discount code} other {# discount codes}}',
  ],
  empty: [
    'Aucun code promo pour l’instant. Ajoutez le premier : une bienvenue, une livraison offerte.',
    'No discount codes yet. Add the first one: a welcome, a free delivery.',
  ],
  fields: {
    code: ['Code', 'Code'],
    type: ['Avantage', 'Benefit'],
    value: ['Valeur', 'Value'],
    minimumGoods: ['Achat minimum', 'Minimum purchase'],
    validFrom: ['Valable à partir du', 'Valid from'],
    validUntil: ['Valable jusqu’au', 'Valid until'],
    totalLimit: ['Utilisations en tout', 'Uses in total'],
    clientLimit: ['Utilisations par client', 'Uses per client'],
    firstOrderOnly: ['Première commande seulement', 'First order only'],
    categoryIds: ['Catégories', 'Categories'],
    active: ['Activé', 'Enabled'],
    uses: ['Utilisations', 'Uses'],
    standing: ['État', 'Status'],
    series: ['Série', 'Series'],
    revenue: ['Chiffre d’affaires', 'Revenue'],
    discount: ['Remises (plats)', 'Discounts (dishes)'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    code: [
      'Lettres et chiffres, sans accent ; majuscules et minuscules se valent',
      'Letters and digits; upper and lower case are the same',
    ],
    minimumGoods: ['Plats avant remise. Vide : aucun', 'Dishes before the discount. Empty: none'],
    categoryIds: ['Aucune cochée : tous les plats', 'None ticked: every dish'],
    validFrom: ['Vide : dès maintenant', 'Empty: from now on'],
    validUntil: ['À cette heure, le code ne vaut plus. Vide : sans fin', 'At that time the code ends. Empty: no end'],
    totalLimit: ['Vide : sans limite', 'Empty: no limit'],
    clientLimit: ['Vide : sans limite', 'Empty: no limit'],
    firstOrderOnly: [
      'Refusé à qui a déjà une commande, sauf annulée',
      'Refused to whoever has ordered before, cancellations aside',
    ],
    active: [
      'Un code désactivé garde son histoire, mais n’est plus accepté',
      'A disabled code keeps its history but is no longer accepted',
    ],
  },
  groups: {
    benefit: ['Ce que le code donne', 'What the code gives'],
    limits: ['À quelles conditions', 'On what terms'],
  },
  types: {
    percent: ['Pourcentage', 'Percentage'],
    amount: ['Montant', 'Amount'],
    free_delivery: ['Livraison offerte', 'Free delivery'],
  } as const satisfies PhraseFor<DiscountType>,
  off: ['{amount} de remise', '{amount} off'],
  standings: {
    inactive: ['Désactivé', 'Disabled'],
    'series-inactive': ['Série en pause', 'Series paused'],
    future: ['À venir', 'Upcoming'],
    expired: ['Expiré', 'Expired'],
    'used-up': ['Épuisé', 'Used up'],
    open: ['En cours', 'Running'],
  } as const satisfies PhraseFor<DiscountCodeStanding>,
  period: ['Période', 'Period'],
  from: ['dès le {moment}', 'from {moment}'],
  until: ['jusqu’au {moment}', 'until {moment}'],
  always: ['sans limite', 'no limit'],
  usesOf: ['{uses, number} / {limit, number}', '{uses, number} / {limit, number}'],
  series,
  everyCode: ['Tous les codes', 'All codes'],
  enabled: ['Activés', 'Enabled'],
  disabled: ['Désactivés', 'Disabled'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    discountCodes: typeof discountCodes;
  }
}
