import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import { useTranslations } from 'use-intl';
import { keyOf } from '../noun/noun.ts';
import { placesOfField, placesOfPart, selfEvident } from './audit-places.ts';

/** Tags and names come from the server, so each word is looked up before it is used. */
export function useAuditWords() {
  const words = useTranslations('auditEntries');
  const allWords = useTranslations();

  function nounOf(tag: string): string {
    const key = keyOf(tag);
    if (words.has(`nouns.${key}` as 'nouns.other')) return words(`nouns.${key}` as 'nouns.other');
    return allWords.has(`${key}.title` as 'tags.title')
      ? allWords(`${key}.title` as 'tags.title')
      : words('nouns.other');
  }

  function verbOf(operation: string): string {
    if (words.has(`operations.${operation}` as 'operations.login'))
      return words(`operations.${operation}` as 'operations.login');
    if (operation.startsWith('create')) return words('created');
    return words(operation.startsWith('remove') ? 'removed' : 'updated');
  }

  function wordOf(places: readonly string[], otherwise: string): string {
    const place = places.find((key) => allWords.has(key as 'tags.title'));
    return place ? allWords(place as 'tags.title') : otherwise;
  }

  return {
    nounOf,
    doneTo: ({ operation }: AuditEntry) => verbOf(operation),
    nameOf: ({ tag, thing: record }: AuditEntry) =>
      record && `${nounOf(tag)} · ${record.name ?? words('number', { id: record.id })}`,
    /** The noun's own word for a field, or else the log's. */
    fieldOf: (tag: string, field: string) => wordOf(placesOfField(tag, field), field),
    /** Such as "en anglais" or "Prix"; undefined where the value says enough. */
    partOf: (tag: string, part: string) =>
      selfEvident.includes(part) ? undefined : wordOf(placesOfPart(tag, part), part),
  };
}
