import type { Phrase } from '../phrases/phrase.ts';

export const shopFrame = {
  skip: ['Aller au contenu', 'Skip to the content'],
  home: ['{brand}, accueil', '{brand}, home'],
  pages: ['Pages', 'Pages'],
  moreFoot: ['Pages et mentions', 'Pages and legal notices'],
  loading: ['Chargement…', 'Loading…'],
  menu: ['La carte', 'Our menu'],
  cart: {
    title: ['Votre panier', 'Your cart'],
    open: ['Panier', 'Cart'],
    /** On the cart button in the header. */
    count: ['{count, plural, =0 {Panier} other {Panier · #}}', '{count, plural, =0 {Cart} other {Cart · #}}'],
    empty: ['Votre panier est vide.', 'Your cart is empty.'],
  },
  cooked: ['Cuisiné par {name}', 'Cooked by {name}'],
  /** On a preview of unsaved texts. */
  preview: [
    'Aperçu : voici le site avec vos textes. Les visiteurs ne les voient pas encore.',
    'Preview: this is the site with your texts. Visitors do not see them yet.',
  ],
  lost: [
    'La connexion est coupée. Votre panier est gardé : tout reprend dès qu’elle revient.',
    'The connection is lost. Your cart is kept: everything goes on once it is back.',
  ],
  noScript: [
    'Pour remplir un panier, votre navigateur doit autoriser JavaScript. Tout le reste se lit sans.',
    'To fill a cart, your browser has to allow JavaScript. All the rest can be read without it.',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
