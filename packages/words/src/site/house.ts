import type { Phrase } from '../phrases/phrase.ts';

/** What the house says of itself: answers to what is asked often, how to reach it, what the law wants to be said. */
export const shopHouse = {
  questions: ['Questions', 'Questions'],
  questionsSubtitle: ['ce que l’on nous demande souvent', 'what people often ask'],
  questionsDescription: [
    'Livraison, allergies, commande et paiement : {brand} vous répond.',
    'Delivery, allergies, ordering and paying: answers by {brand}.',
  ],
  contact: ['Contact', 'Contact'],
  contactSubtitle: ['on vous répond', 'we answer'],
  contactDescription: ['Joindre {brand} : adresse et horaires.', 'Reach {brand}: address and hours.'],
  writeToUs: ['Écrivez-nous', 'Write to us'],
  hours: ['Horaires', 'Hours'],
  /** Ways to pay, within the house's own texts. */
  means: {
    on_delivery: ['à la livraison', 'on delivery'],
    transfer: ['par virement', 'by bank transfer'],
    online: ['en ligne par carte', 'online by card'],
  },
  /** A duration inside the house's own texts. */
  hoursLong: ['{count, plural, other {# h}}', '{count, plural, one {# hour} other {# hours}}'],
  place: ['Adresse', 'Address'],
  placeAsked: ['Livrez-vous chez moi ?', 'Do you deliver to me?'],
  postalCode: ['Votre code postal', 'Your postal code'],
  legal: ['Mentions légales', 'Legal notice'],
  legalSubtitle: ['qui est derrière ce site', 'who is behind this site'],
  publisher: ['Éditeur', 'Publisher'],
  capital: ['au capital de {amount}', 'with a capital of {amount}'],
  siret: ['SIRET {siret}', 'SIRET {siret}'],
  registry: ['RCS {city}', 'Registered in {city} (RCS)'],
  vat: ['TVA intracommunautaire {number}', 'VAT number {number}'],
  /** Only with online payments. */
  onlinePayment: {
    title: ['Paiement en ligne', 'Online payment'],
    told: [
      'Les paiements en ligne passent par Stripe (Stripe Payments Europe, Limited, Dublin). Votre carte est saisie chez Stripe et ne passe jamais par nous. Nous lui disons le montant et les numéros de votre commande et de votre fiche : ni votre nom, ni vos allergies.',
      'Online payments go through Stripe (Stripe Payments Europe, Limited, Dublin). Your card is typed at Stripe and never comes to us. We tell it the amount and the numbers of your order and your record: neither your name nor your allergies.',
    ],
    cookies: [
      'Sur la page où l’on paie, et là seulement, Stripe charge ses propres fichiers et peut poser ses cookies contre la fraude. Une carte n’est gardée chez Stripe que si vous le demandez, et vous pouvez la faire oublier depuis votre compte.',
      'On the page where one pays, and there alone, Stripe loads its own files and may set its cookies against fraud. A card is kept at Stripe only if you ask for it, and you can have it forgotten in your account.',
    ],
  },
  about: ['Qui sommes-nous', 'About us'],
  aboutSubtitle: ['la maison, en quelques mots', 'the house, in a few words'],
  terms: ['Conditions de vente', 'Terms of sale'],
  termsSubtitle: ['ce à quoi chacun s’engage', 'what each of us agrees to'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
