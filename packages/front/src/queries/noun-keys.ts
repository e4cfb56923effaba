import type { Api } from '@traiteur/contract/operations.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';

/**
 * Where what was read of a noun stands among all that was read. `all` stands for whatever stands below it: once a record has changed, all of
 * its noun is read again.
 */
export const nounKeys = (tag: keyof Api) => ({
  all: [tag] as const,
  record: (id: string | number | undefined) => [tag, id] as const,
  /** A page of its list, whose names are sorted in the language they are shown in. */
  list: (query: object, locale: Locale) => [tag, 'list', query, locale] as const,
  /** All of a list that is short. */
  choices: (operation: string) => [tag, operation, 'choices'] as const,
  /** What another operation answers, or a list that is asked for in another way. */
  answer: (name: string, ...parameters: readonly unknown[]) => [tag, name, ...parameters] as const,
});
