import type { AuditEntry } from '@traiteur/contract/audit-entries.ts';
import { useTranslations } from 'use-intl';

/** Nouns are named as their own screens name them; where there is none, as the audit log does. */
const keyOf = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How the log says what was done. The tags and names come from the server, so each is looked for before it is used. */
export function useAuditWords() {
  const words = useTranslations('auditEntries');
  const all = useTranslations();

  function nounOf(tag: string): string {
    const key = keyOf(tag);
    if (words.has(`nouns.${key}` as 'nouns.other')) return words(`nouns.${key}` as 'nouns.other');
    return all.has(`${key}.title` as 'tags.title') ? all(`${key}.title` as 'tags.title') : words('nouns.other');
  }

  function verbOf(operation: string): string {
    if (words.has(`operations.${operation}` as 'operations.login'))
      return words(`operations.${operation}` as 'operations.login');
    if (operation.startsWith('create')) return words('created');
    return words(operation.startsWith('remove') ? 'removed' : 'updated');
  }

  return {
    nounOf,
    doneTo: ({ operation }: AuditEntry) => verbOf(operation),
    thing: ({ tag, thing }: AuditEntry) =>
      thing && `${nounOf(tag)} · ${thing.name ?? words('number', { id: thing.id })}`,
    /** A field by its noun's own word for it, and by its place within where it has parts: "Nom · fr". */
    fieldOf: (tag: string, path: string) => {
      const [field = '', ...parts] = path.split('.');
      const key = `${keyOf(tag)}.fields.${field}` as 'tags.fields.slug';
      return [all.has(key) ? all(key) : field, ...parts].join(' · ');
    },
  };
}
