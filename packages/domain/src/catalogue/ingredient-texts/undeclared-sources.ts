import type { Presence } from '../../orders/allergies.ts';
import type { Bilingual, Locale } from '../../text/language.ts';
import type { AllergenSource } from './lexicon/sources.ts';
import { type FoundSource, readIngredients } from './read-ingredients.ts';

interface SourcePresence {
  source: AllergenSource;
  presence: Presence;
}

interface ExplainedPassage {
  source: AllergenSource;
  passage: string;
}

export interface SourceWords extends SourcePresence {
  words: string[];
  /** Where they stand; what an explanation is given for. */
  passages: { word: string; passage: string }[];
}

interface Declaration {
  ingredients: Bilingual;
  declared: readonly SourcePresence[];
  explained: readonly ExplainedPassage[];
}

const bothLanguages = ['fr', 'en'] as const satisfies readonly Locale[];

/** What the ingredients name and the dish does not declare, at least as grave, nor explain where it stands. */
export function undeclaredSources({ ingredients, declared, explained }: Declaration): SourceWords[] {
  const isDeclared = ({ source, presence }: SourcePresence) =>
    declared.some(
      (declaration) =>
        declaration.source === source && (declaration.presence === 'contains' || presence === 'may_contain'),
    );
  const isExplained = ({ source, passage }: FoundSource) =>
    explained.some((explanation) => explanation.source === source && explanation.passage === passage);
  const foundWords = bothLanguages.flatMap((locale) => readIngredients(ingredients[locale], locale));
  return bySource(foundWords.filter((word) => !isDeclared(word) && !isExplained(word)));
}

function bySource(foundWords: readonly FoundSource[]): SourceWords[] {
  return [...Map.groupBy(foundWords, ({ source }) => source)].map(([source, words]) => ({
    source,
    presence: gravestOf(words),
    words: [...new Map(words.map(({ word }) => [word.toLowerCase(), word])).values()],
    passages: [...new Map(words.map(({ word, passage }) => [passage, { word, passage }])).values()],
  }));
}

const gravestOf = (words: readonly SourcePresence[]): Presence =>
  words.some(({ presence }) => presence === 'contains') ? 'contains' : 'may_contain';

interface LanguageDifference extends SourceWords {
  /** The language that says so, or says it graver. */
  locale: Locale;
}

/** What one language says and the other does not; nothing where one of them is empty. */
export function languageDifferences(ingredients: Bilingual): LanguageDifference[] {
  if (!ingredients.fr.trim() || !ingredients.en.trim()) return [];
  const french = bySource(readIngredients(ingredients.fr, 'fr'));
  const english = bySource(readIngredients(ingredients.en, 'en'));
  return [
    ...beyond(french, english).map((words) => ({ ...words, locale: 'fr' as const })),
    ...beyond(english, french).map((words) => ({ ...words, locale: 'en' as const })),
  ];
}

const beyond = (words: readonly SourceWords[], otherWords: readonly SourceWords[]) =>
  words.filter(
    ({ source, presence }) =>
      !otherWords.some(
        (word) => word.source === source && (word.presence === 'contains' || presence === 'may_contain'),
      ),
  );
