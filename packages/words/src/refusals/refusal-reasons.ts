import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** For staff, below the sentence that clients get. */
export const codeReasons = {
  unknown: ['Aucun code ne porte ce nom.', 'There is no code of that name.'],
  inactive: ['Ce code est désactivé.', 'This code is inactive.'],
  'series-inactive': ['Toute sa série est en pause.', 'Its whole series is paused.'],
  future: ['Il n’est valable qu’à partir du {from}.', 'It is valid from {from} only.'],
  expired: ['Il a expiré le {until}.', 'It expired on {until}.'],
  'used-up': ['Épuisé : {uses} sur {limit}.', 'Used up: {uses} of {limit}.'],
  'client-used-up': [
    'Ce client l’a déjà utilisé : {uses} sur {limit}.',
    'This client has used it already: {uses} of {limit}.',
  ],
  'first-order-only': [
    'Réservé à une première commande : ce client a déjà commandé.',
    'For a first order only: this client has ordered before.',
  ],
  'below-minimum': [
    'À partir de {minimum} de plats : il manque {missing}.',
    'From {minimum} of dishes: {missing} is missing.',
  ],
  'other-dishes': [
    'Aucun plat de la commande n’est dans ses catégories.',
    'No dish of the order is in its categories.',
  ],
} as const satisfies PhraseFor<CodeReason['why']>;

/** What clients hear instead. Of a code that is switched off or never was they hear the one sentence. */
export const ownCodeReasons = {
  future: ['Ce code promo n’est valable qu’à partir du {from}.', 'This discount code is valid from {from} only.'],
  expired: ['Ce code promo a expiré le {until}.', 'This discount code expired on {until}.'],
  'used-up': ['Ce code promo est épuisé.', 'This discount code is used up.'],
  'client-used-up': [
    'Ce code promo n’est utilisable {limit, plural, one {qu’une fois} other {que # fois}} par client.',
    'This discount code is good {limit, plural, one {once} other {# times}} for each client.',
  ],
  'first-order-only': [
    'Ce code promo est réservé à une première commande.',
    'This discount code is for a first order only.',
  ],
  'below-minimum': [
    'Ce code promo est valable dès {minimum} de plats : il manque {missing}.',
    'This discount code is valid from {minimum} of dishes: {missing} is missing.',
  ],
  'other-dishes': ['Ce code promo ne vaut pas pour ces plats.', 'This discount code is not for these dishes.'],
} as const satisfies PhraseFor<Exclude<CodeReason['why'], 'unknown' | 'inactive' | 'series-inactive'>>;

/** Names the order that is meant, where several are placed together. */
export const refusalDays = { day: ['{date} : {sentence}', '{date}: {sentence}'] } as const satisfies Record<
  string,
  Phrase
>;

/** The moments in those reasons. */
export const reasonMoments = { moment: ['{date} à {time}', '{date} at {time}'] } as const satisfies Record<
  string,
  Phrase
>;

/** Names the dish, for staff only. */
export const dishReasons = {
  dish: ['Plat concerné : {dish}.', 'The dish is {dish}.'],
  portions: [
    '{dish} : {left, plural, =0 {il n’en reste aucune portion} one {il en reste # portion} other {il en reste # portions}}.',
    '{dish}: {left, plural, =0 {no portion is left} one {# portion is left} other {# portions are left}}.',
  ],
} as const satisfies PhraseFor<DishReason['why']>;
