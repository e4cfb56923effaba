import type { Bilingual } from '../../../text/language.ts';
import type { AllergenSource } from './sources.ts';

/**
 * Words by which whoever reads a label knows the source itself (article 21, 1 a of Regulation (EU) No 1169/2011): soya
 * says it and tofu does not, cheese says milk and feta does not. Of cereals and nuts annex II wants the very name.
 */
export const clearNames: Readonly<Record<AllergenSource, string>> = {
  gluten: 'gluten, blé, froment, seigle, orge, avoine, épeautre, kamut, khorasan, wheat, rye, barley, oat, spelt',
  crustaceans: 'crustacé, crustacean',
  eggs: 'œuf, egg',
  fish: 'poisson, fish',
  peanuts: 'arachide, cacahuète, peanut, groundnut',
  soybeans: 'soja, soya, soy, soybean',
  milk: 'lait, laitier, lactose, beurre, crème, fromage, yaourt, yogourt, milk, dairy, butter, cream, cheese, yoghurt, yogurt',
  nuts: 'coque, amande, noisette, noix, cajou, pécan, pistache, macadamia, nut, almond, hazelnut, walnut, cashew, pecan, pistachio',
  celery: 'céleri, celery',
  mustard: 'moutarde, mustard',
  sesame: 'sésame, sesame',
  sulphites: 'sulfite, sulfureux, sulphite, sulphur, sulfur',
  lupin: 'lupin, lupine',
  molluscs: 'mollusque, mollusc, mollusk',
};

/** What a list says in brackets of a source that its own words hide; of cereals and nuts, what the house calls them. */
export const shortNames: Readonly<Partial<Record<AllergenSource, Bilingual>>> = {
  crustaceans: { fr: 'crustacés', en: 'crustaceans' },
  eggs: { fr: 'œuf', en: 'egg' },
  fish: { fr: 'poisson', en: 'fish' },
  peanuts: { fr: 'arachides', en: 'peanuts' },
  soybeans: { fr: 'soja', en: 'soya' },
  milk: { fr: 'lait', en: 'milk' },
  celery: { fr: 'céleri', en: 'celery' },
  mustard: { fr: 'moutarde', en: 'mustard' },
  sesame: { fr: 'sésame', en: 'sesame' },
  sulphites: { fr: 'sulfites', en: 'sulphites' },
  lupin: { fr: 'lupin', en: 'lupin' },
  molluscs: { fr: 'mollusques', en: 'molluscs' },
};
