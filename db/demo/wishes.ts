/** Who wishes on the site to be told, out of reach of every zone. */
const wishes = [
  ['69003', 'Lyon', 'camille'],
  ['69003', 'Lyon', 'yanis'],
  ['13001', 'Marseille', 'solene'],
  ['69003', 'Lyon', 'bastien'],
  ['44000', 'Nantes', 'maud'],
  ['95100', 'Argenteuil', 'hugo'],
  ['95100', 'Argenteuil', 'awa'],
] as const;

export const demoWishes = wishes.map(([postalCode, city, name]) => ({
  country: 'FR',
  postalCode,
  city,
  email: `${name}@example.com`,
  locale: 'fr' as const,
  consent: true as const,
}));
