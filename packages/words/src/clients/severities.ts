import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

/** How somebody reacts to an allergen. */
export const severities = {
  allergy: ['Allergie', 'Allergy'],
  intolerance: ['Intolérance', 'Intolerance'],
} as const satisfies PhraseFor<Severity>;

/** The same where one chooses, and may react to nothing. */
export const severityChoices = { ...severities, none: ['Non', 'No'] } as const satisfies PhraseFor<Severity | 'none'>;
