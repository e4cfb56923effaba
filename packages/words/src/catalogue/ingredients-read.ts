import type { AllergenSource } from '@traiteur/domain/catalogue/ingredient-texts/lexicon/sources.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** What the lexicon reads in a dish's ingredients. */
export const ingredientsRead = {
  title: ['Lecture des ingrédients', 'What the ingredients say'],
  nothing: [
    'Tout ce que nomment les ingrédients est déclaré ou expliqué.',
    'All that the ingredients name is declared or explained.',
  ],
  blank: ['Les ingrédients sont lus à mesure que vous les écrivez.', 'The ingredients are read as you write them.'],
  undeclared: ['Non déclaré : {allergen}', 'Not declared: {allergen}'],
  named: ['Nommé par {words}', 'Named by {words}'],
  namedAsTraces: ['Traces annoncées par {words}', 'Traces announced by {words}'],
  quoted: ['« {word} »', '“{word}”'],
  contains: ['Le plat en contient', 'The dish contains it'],
  traces: ['Des traces', 'Traces'],
  explain: ['Expliquer', 'Explain'],
  reason: ['Pourquoi le plat n’en contient pas', 'Why the dish contains none'],
  explained: ['Expliqué : {allergen}', 'Explained: {allergen}'],
  explainedBy: ['par {name}, le {date}', 'by {name}, {date}'],
  withdraw: ['Retirer l’explication', 'Withdraw the explanation'],
  translation: ['Traduction', 'Translation'],
  onlyFrench: [
    '{allergen} : le français dit {words}, l’anglais ne le dit pas.',
    '{allergen}: the French says {words}, the English does not.',
  ],
  onlyEnglish: [
    '{allergen} : l’anglais dit {words}, le français ne le dit pas.',
    '{allergen}: the English says {words}, the French does not.',
  ],
} as const satisfies Record<string, Phrase>;

export const allergenSources = {
  gluten: ['Gluten', 'Gluten'],
  crustaceans: ['Crustacés', 'Crustaceans'],
  eggs: ['Œufs', 'Eggs'],
  fish: ['Poissons', 'Fish'],
  peanuts: ['Arachides', 'Peanuts'],
  soybeans: ['Soja', 'Soya'],
  milk: ['Lait', 'Milk'],
  nuts: ['Fruits à coque', 'Nuts'],
  celery: ['Céleri', 'Celery'],
  mustard: ['Moutarde', 'Mustard'],
  sesame: ['Sésame', 'Sesame'],
  sulphites: ['Sulfites', 'Sulphites'],
  lupin: ['Lupin', 'Lupin'],
  molluscs: ['Mollusques', 'Molluscs'],
} as const satisfies PhraseFor<AllergenSource>;
