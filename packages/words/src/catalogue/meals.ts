import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const shopMeal = {
  gone: [
    'Ce plat n’est pas à la carte, ou n’y est plus. D’autres vous attendent.',
    'This meal is not on the menu, or no longer. Others are waiting for you.',
  ],
  back: ['Retour à la carte', 'Back to the menu'],
  ingredients: ['Ingrédients', 'Ingredients'],
  noIngredients: ['Ingrédients non indiqués : demandez-nous.', 'Ingredients not given: ask us.'],
  meatOrigin: ['Origine des viandes', 'Origin of meat'],
  allergens: ['Allergènes', 'Allergens'],
  bold: ['Les allergènes sont en gras.', 'Allergens are in bold.'],
  nutrition: ['Valeurs nutritionnelles', 'Nutrition'],
  per100: ['Pour 100 g', 'Per 100 g'],
  per100ml: ['Pour 100 ml', 'Per 100 ml'],
  perPortion: ['Par portion', 'Per portion'],
  ofWeight: ['Par portion ({weight})', 'Per portion ({weight})'],
  nutrients: {
    kj: ['Énergie (kJ)', 'Energy (kJ)'],
    kcal: ['Énergie (kcal)', 'Energy (kcal)'],
    fat: ['Matières grasses', 'Fat'],
    saturates: ['dont acides gras saturés', 'of which saturates'],
    carbohydrate: ['Glucides', 'Carbohydrate'],
    sugars: ['dont sucres', 'of which sugars'],
    fibre: ['Fibres alimentaires', 'Fibre'],
    protein: ['Protéines', 'Protein'],
    salt: ['Sel', 'Salt'],
  } as const satisfies PhraseFor<keyof ProductInput['nutrition']>,
  pictures: ['Autres photos', 'More pictures'],
  sizes: ['Tailles et prix', 'Sizes and prices'],
  forDay: ['Pour le {date}', 'For {date}'],
  notThatDay: ['Ce plat n’est pas cuisiné ce jour-là.', 'This meal is not cooked that day.'],
  preview: [
    'Aperçu pour la maison : ce que verra un client. Rien ne se commande ici.',
    'Preview for the house: what a client will see. Nothing is ordered here.',
  ],
  nextDays: ['Ses prochains jours', 'Its next days'],
  noDay: ['Aucun jour ouvert pour ce plat dans les prochains jours.', 'No open day for this meal in the coming days.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
