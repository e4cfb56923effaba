import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const productRefusals = {
  'allergens-not-declared': [
    'Déclarez les allergènes avant la mise en vente, même s’il n’y en a aucun.',
    'Declare the allergens before the dish goes on sale, even when there are none.',
  ],
  'follows-recipe': [
    'Ce plat suit sa recette : allergènes, ingrédients et valeurs nutritionnelles se changent dans la recette.',
    'This dish follows its recipe: change allergens, ingredients and nutrition in the recipe.',
  ],
  'allergens-unknown': [
    'Sa recette emploie un ingrédient dont un allergène n’est pas renseigné. Renseignez-le, puis mettez le plat en vente.',
    'Its recipe uses an ingredient of which an allergen is not known. Fill it in, then put the dish on sale.',
  ],
  'recipe-disputed': [
    'Sa recette et ce qui était déclaré ne disent pas la même chose. Tranchez dans la recette, puis mettez le plat en vente.',
    'Its recipe and what was declared do not agree. Decide in the recipe, then put the dish on sale.',
  ],
  'recipe-circle': [
    'Cette recette se contient elle-même : {names}. Retirez l’une de ces lignes.',
    'This recipe contains itself: {names}. Take one of these lines out.',
  ],
  'ingredients-too-long': [
    'La liste d’ingrédients de « {dish} » deviendrait trop longue. Raccourcissez une composition, ou retirez une ligne de sa recette.',
    'The list of ingredients of “{dish}” would become too long. Shorten a composition, or take a line out of its recipe.',
  ],
  'label-incomplete': [
    'Ces étiquettes ne disent pas tout ce que la loi demande, et ne s’impriment pas : {dishes}.',
    'These labels do not say all that the law asks for, and are not printed: {dishes}.',
  ],
  'nothing-to-answer': [
    'Il n’y a plus rien à trancher pour cet allergène.',
    'There is nothing left to decide for this allergen.',
  ],
  'date-over': ['Ce jour est passé : choisissez aujourd’hui ou après.', 'That day is over: choose today or later.'],
  'ingredients-undeclared': [
    'Les ingrédients nomment un allergène qui n’est pas déclaré : {words}. Déclarez-le, ou expliquez pourquoi le plat n’en contient pas.',
    'The ingredients name an allergen that is not declared: {words}. Declare it, or explain why the dish contains none.',
  ],
  'no-size-offered': ['Un plat en vente se vend dans une taille au moins.', 'A dish on sale needs at least one size.'],
  'no-day-offered': [
    'Un plat en vente est proposé un jour par semaine au moins.',
    'A dish on sale needs at least one weekday.',
  ],
  'price-out-of-range': [
    'Un prix tomberait à zéro ou en dessous, ou deviendrait trop élevé.',
    'A price would fall to zero or below, or become too high.',
  ],
  'product-has-orders': [
    'Ce produit a été commandé : archivez-le au lieu de le supprimer.',
    'This product has been ordered: archive it instead of removing it.',
  ],
  'product-not-orderable': ['Ce produit n’est pas en vente.', 'This product is not for sale.'],
  'size-not-offered': ['Ce produit n’existe pas dans cette taille.', 'This product is not offered in that size.'],
  'not-offered-that-day': ['Ce produit n’est pas proposé ce jour-là.', 'This product is not offered on that day.'],
  'orders-rely-on-menu': [
    'Des commandes contiennent des plats que ce jour ne proposerait plus. Regardez-les, puis confirmez.',
    'Orders hold dishes that this day would offer no more. Look at them, then confirm.',
  ],
  'quantity-unavailable': [
    'Il ne reste pas assez de portions pour cette date. Réduisez la quantité.',
    'Not enough portions are left for that date. Reduce the quantity.',
  ],
  'quantity-too-large': ['La quantité dépasse le maximum par ligne.', 'The quantity exceeds the limit per line.'],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
