import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const severities = {
  allergy: ['Allergie', 'Allergy'],
  intolerance: ['Intolérance', 'Intolerance'],
} as const satisfies PhraseFor<Severity>;

/** For a choice, which also needs "none". */
export const severityChoices = { ...severities, none: ['Non', 'No'] } as const satisfies PhraseFor<Severity | 'none'>;
