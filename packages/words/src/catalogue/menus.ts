import type { Phrase } from '../phrases/phrase.ts';

export const shopMenu = {
  title: ['La carte du {date}', 'The menu for {date}'],
  subtitle: ['ce que nous cuisinons {day}', 'what we cook on {day}'],
  description: [
    'Les plats cuisinés et livrés par {brand} le {date} : prix, allergènes et portions restantes.',
    'The meals that {brand} cooks and delivers on {date}: prices, allergens and portions left.',
  ],
  days: ['Jour de livraison', 'Delivery day'],
  dayState: {
    full: ['complet', 'fully booked'],
    closed: ['fermé', 'closed'],
    past: ['trop tard', 'too late'],
  },
  until: {
    today: ['jusqu’à {time}', 'until {time}'],
    tomorrow: ['jusqu’à demain {time}', 'until tomorrow {time}'],
    day: ['jusqu’à {day} {time}', 'until {day} {time}'],
  },
  /** Where noon and evening close at different hours of one day. */
  untilDay: {
    today: ['à commander aujourd’hui', 'order today'],
    tomorrow: ['jusqu’à demain', 'until tomorrow'],
    day: ['jusqu’à {day}', 'until {day}'],
  },
  untilPart: {
    morning: ['matin : {time}', 'morning: {time}'],
    noon: ['midi : {time}', 'lunch: {time}'],
    evening: ['soir : {time}', 'evening: {time}'],
  },
  tooLate: {
    full: [
      'Toutes les livraisons de ce jour sont prises. Choisissez un autre jour.',
      'All deliveries of that day are taken. Pick another day.',
    ],
    closed: ['Nous sommes fermés ce jour-là. Choisissez un autre jour.', 'We are closed that day. Pick another day.'],
    past: [
      'Il est trop tard pour commander pour ce jour. Choisissez le suivant.',
      'It is too late to order for that day. Pick the next one.',
    ],
  },
  noDays: [
    'Nous ne prenons pas de commande pour le moment. Revenez bientôt.',
    'We take no orders for the moment. Come back soon.',
  ],
  meals: ['Les plats', 'The meals'],
  choices: ['Les plats du jour', 'Dishes of the day'],
  permanent: ['toujours à la carte', 'always on the menu'],
  toMeals: ['Aller aux plats', 'Go to the meals'],
  /** Link from a dish that is in the cart. */
  onward: ['Passer à la commande', 'Go on to the checkout'],
  filters: {
    title: ['Trier la carte', 'Narrow the menu'],
    all: ['Tous', 'All'],
    suits: ['Seulement ce qui me convient', 'Only what suits me'],
    open: ['Chercher et trier', 'Search and narrow'],
    more: ['Plus de filtres', 'More filters'],
    search: ['Chercher un plat', 'Search for a meal'],
    tag: ['Régime', 'Diet'],
    anyTag: ['Tous les régimes', 'Any diet'],
    size: ['Taille', 'Size'],
    anySize: ['Toutes les tailles', 'Any size'],
    without: ['Sans', 'Free from'],
    apply: ['Afficher', 'Show'],
    clear: ['Tout effacer', 'Clear all'],
  },
  noMatch: ['Aucun produit ne correspond aux critères de recherche', 'No product matches the search criterias'],
  suiting: [
    '{suiting, plural, =0 {aucun plat} one {# plat} other {# plats}} sur {all} {suiting, plural, one {vous convient} other {vous conviennent}}',
    '{suiting, plural, =0 {none} other {#}} of {all} meals {suiting, plural, one {suits} other {suit}} you',
  ],
  safety: {
    without: ['Vous convient : sans {names}', 'Suits you: no {names}'],
  },
  left: ['{left, plural, =0 {Épuisé} other {Plus que #}}', '{left, plural, =0 {Sold out} other {Only # left}}'],
  add: ['Ajouter au panier : {dish},', 'Add to the cart: {dish},'],
  from: ['dès {price}', 'from {price}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
