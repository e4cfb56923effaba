import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders/order-record.ts';
import { useFrontWords } from '../language/use-front-words.ts';
import { useLocalName } from '../language/use-local-name.ts';

type Conflict = Pick<OrderAllergyConflict, 'severity' | 'presence' | 'allergen'>;

/** Worst first. */
const kinds = ['allergyContains', 'allergyTraces', 'intolerance'] as const;

function kindOf({ severity, presence }: Conflict): (typeof kinds)[number] {
  if (severity === 'intolerance') return 'intolerance';
  return presence === 'contains' ? 'allergyContains' : 'allergyTraces';
}

export function useDishSentences() {
  const words = useFrontWords('orders.conflict');
  const nameOf = useLocalName();
  return (conflicts: readonly Conflict[], client: string, dish: Bilingual | undefined): string[] =>
    kinds.flatMap((kind) => {
      const alike = conflicts.filter((conflict) => kindOf(conflict) === kind);
      // Two sizes of a dish repeat the allergen.
      const names = [...new Set(alike.map(({ allergen }) => nameOf(allergen).toLowerCase()))];
      if (names.length === 0) return [];
      return words(kind, { client, allergen: names.join(', '), dish: dish ? nameOf(dish) : '' });
    });
}

export function useConflictSentence() {
  const sentences = useDishSentences();
  return (conflict: Conflict, client: string, dish: Bilingual | undefined): string =>
    sentences([conflict], client, dish).join(' ');
}
