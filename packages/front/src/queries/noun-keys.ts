import type { Api } from '@traiteur/contract/operations.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';

/** Cache keys of a noun. A changed record invalidates all its noun (`all`). */
export const nounKeys = (tag: keyof Api) => ({
  all: [tag] as const,
  record: (id: string | number | undefined) => [tag, id] as const,
  /** By language, because names are sorted in it. */
  list: (query: object, locale: Locale) => [tag, 'list', query, locale] as const,
  choices: (operation: string) => [tag, operation, 'choices'] as const,
  answer: (name: string, ...parameters: readonly unknown[]) => [tag, name, ...parameters] as const,
});
