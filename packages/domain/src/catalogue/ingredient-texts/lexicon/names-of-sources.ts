import type { AllergenSource } from './sources.ts';

/** What houses call the sources themselves, in either language; not food that is one of several, as hazelnuts are. */
export const namesOfSources: Readonly<Record<AllergenSource, string>> = {
  gluten:
    'gluten, céréales, céréales contenant du gluten, céréales au gluten, cereals, cereals containing gluten, wheat gluten',
  crustaceans: 'crustacés, crustaceans, crustacean shellfish',
  eggs: 'œufs, œuf, eggs, egg',
  fish: 'poissons, poisson, fish',
  peanuts: 'arachides, arachide, cacahuètes, peanuts, peanut, groundnuts',
  soybeans: 'soja, soybeans, soybean, soya, soy, soya beans',
  milk: 'lait, milk, produits laitiers, dairy, lait lactose, lactose, laitages',
  nuts: 'fruits à coque, fruits à coques, tree nuts, nuts, noix',
  celery: 'céleri, celery',
  mustard: 'moutarde, mustard',
  sesame: 'sésame, graines de sésame, sesame, sesame seeds',
  sulphites:
    'sulfites, sulphites, anhydride sulfureux, anhydride sulfureux et sulfites, sulphur dioxide, sulphur dioxide and sulphites, sulfur dioxide',
  lupin: 'lupin, lupins, lupine',
  molluscs: 'mollusques, molluscs, mollusks',
};
