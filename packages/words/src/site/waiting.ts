import type { Phrase } from '../phrases/phrase.ts';

/** Plain page for visitors who must wait. */
export const waiting = {
  tooMany: {
    title: ['Une petite pause', 'A short pause'],
    text: [
      'Beaucoup de pages ont été demandées depuis votre connexion en peu de temps. Patientez un instant, puis rechargez cette page : votre panier est toujours là.',
      'Many pages were asked for from your connection in a short time. Wait a moment, then reload this page: your cart is still there.',
    ],
  },
  busy: {
    title: ['Beaucoup de monde en cuisine', 'The kitchen is busy'],
    text: [
      'Trop de pages sont demandées en ce moment. Rechargez cette page dans un instant : votre panier est toujours là.',
      'Too many pages are asked for just now. Reload this page in a moment: your cart is still there.',
    ],
  },
  away: {
    title: ['Nous revenons tout de suite', 'We will be right back'],
    text: [
      'Le site n’arrive pas à joindre la cuisine pour l’instant. Rechargez cette page dans un moment : votre panier est toujours là.',
      'The site cannot reach the kitchen just now. Reload this page in a moment: your cart is still there.',
    ],
  },
  failed: {
    title: ['Cette page n’a pas pu s’ouvrir', 'This page could not be opened'],
    text: [
      'La faute est de notre côté. Rechargez cette page : votre panier est toujours là.',
      'The fault is on our side. Reload this page: your cart is still there.',
    ],
  },
} as const satisfies Record<string, Record<string, Phrase>>;
