import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import type { ReactNode } from 'react';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { fill, type Screen } from '@traiteur/front/routing/screen.ts';
import { useLocale } from 'use-intl';
import { screenNamed } from '../../addresses.ts';
import type { Noun } from '../../noun/noun.ts';
import { nouns } from '../../nouns.ts';

/** Links to the entry's record while it exists, or to the record it was merged into. */
export function AuditRecord({ entry: { tag, thing: record }, children }: { entry: AuditEntry; children: ReactNode }) {
  const locale = useLocale();
  const screen = record && !record.removed && screenOf(tag);
  return screen ? (
    <OfferedLink to={fill(screen[locale], { id: record.mergedInto ?? record.id })}>{children}</OfferedLink>
  ) : (
    children
  );
}

function screenOf(tag: string): Screen | undefined {
  const allNouns: readonly Noun[] = nouns;
  const shownOn = allNouns.find((noun) => noun.tag === tag)?.shownOn;
  return shownOn === undefined ? undefined : screenNamed(shownOn);
}
