import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders/order-record.ts';
import { useFrontWords } from '../language/use-front-words.ts';
import { useLocalName } from '../language/use-local-name.ts';

type Conflict = Pick<OrderAllergyConflict, 'severity' | 'presence' | 'allergen'>;

/** What is said of a conflict, the gravest first. */
const kinds = ['allergyContains', 'allergyTraces', 'intolerance'] as const;

function kindOf({ severity, presence }: Conflict): (typeof kinds)[number] {
  if (severity === 'intolerance') return 'intolerance';
  return presence === 'contains' ? 'allergyContains' : 'allergyTraces';
}

/** The conflicts of one dish as sentences: who, which allergens, which dish; one for all that is grave alike, the gravest first. */
export function useDishSentences() {
  const words = useFrontWords('orders.conflict');
  const nameOf = useLocalName();
  return (conflicts: readonly Conflict[], client: string, dish: Bilingual | undefined): string[] =>
    kinds.flatMap((kind) => {
      const alike = conflicts.filter((conflict) => kindOf(conflict) === kind);
      // A dish in two sizes meets an allergen twice.
      const names = [...new Set(alike.map(({ allergen }) => nameOf(allergen).toLowerCase()))];
      if (names.length === 0) return [];
      return words(kind, { client, allergen: names.join(', '), dish: dish ? nameOf(dish) : '' });
    });
}

/** One conflict as a sentence: who, which allergen, which dish. */
export function useConflictSentence() {
  const sentences = useDishSentences();
  return (conflict: Conflict, client: string, dish: Bilingual | undefined): string =>
    sentences([conflict], client, dish).join(' ');
}
