import { wordsOfText } from '../../catalogue/ingredient-texts/words-of-text.ts';

/** What is still the thing itself: «jus de citron» is lemon, «huile de noix» is no walnut. */
const kindStems = stemsOf('jus, purée, sauce');
/** Said of many things: «graines de cumin» are not the «graines» of a dish, nor «graines de courge» its squash. */
const vagueStems = stemsOf('graines, farine, pâte, feuilles');
const linkStems = new Set(['de', 'd', 'du', 'des', 'la', 'le', 'l', 'les', 'a', 'au', 'aux', 'en', 'et']);

/**
 * Whether the French name of a dish speaks of a part of it, whose share the label then says (article 22 of Regulation
 * (EU) 1169/2011): «Poulet basquaise, riz complet» of «Riz complet cuit». What only flavours is left to the cook.
 */
export function isNamedBy(dishName: string, partName: string): boolean {
  const dishStems = stemsOf(dishName);
  const stems = [...stemsOf(partName)].filter((stem) => !linkStems.has(stem) && !kindStems.has(stem));
  const [first = '', second = ''] = stems;
  if (!dishStems.has(first)) return false;
  return !vagueStems.has(first) || dishStems.has(second);
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOfText(text).map(({ stem }) => stem));
}
