import { isOfTwoPeople } from '@traiteur/domain/clients/called-name.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders/order-record.ts';
import { useFrontWords } from '../language/use-front-words.ts';
import { useLocalName } from '../language/use-local-name.ts';
import { reactingPerson } from './table.ts';

type Conflict = Pick<OrderAllergyConflict, 'severity' | 'presence' | 'allergen'>;
type NamedConflict = Conflict & { eaterId?: number | null | undefined; eater?: string | undefined };
type ClientNames = Parameters<typeof reactingPerson>[1];

/** Worst first. */
const kinds = ['allergyContains', 'allergyTraces', 'intolerance'] as const;

function kindOf({ severity, presence }: Conflict): (typeof kinds)[number] {
  if (severity === 'intolerance') return 'intolerance';
  return presence === 'contains' ? 'allergyContains' : 'allergyTraces';
}

/** The sentences of a dish, by what they are and whom they name. */
export function useDishSentences() {
  const sentencesOf = useSentences();
  return (conflicts: readonly NamedConflict[], client: ClientNames | null, dish: Bilingual | undefined): string[] =>
    sentencesOf(conflicts, (conflict) => (client ? reactingPerson(conflict, client) : ''), dish);
}

export function useConflictSentence() {
  const sentencesOf = useSentences();
  return (conflict: Conflict, person: string, dish: Bilingual | undefined): string =>
    sentencesOf([conflict], () => person, dish).join(' ');
}

function useSentences() {
  const words = useFrontWords('orders.conflict');
  const nameOf = useLocalName();
  return <AnyConflict extends Conflict>(
    conflicts: readonly AnyConflict[],
    personOf: (conflict: AnyConflict) => string,
    dish: Bilingual | undefined,
  ): string[] =>
    kinds.flatMap((kind) => {
      const alike = conflicts.filter((conflict) => kindOf(conflict) === kind);
      return [...Map.groupBy(alike, personOf)].map(([client, theirs]) => {
        // Two sizes of a dish repeat the allergen.
        const names = [...new Set(theirs.map(({ allergen }) => nameOf(allergen).toLowerCase()))];
        const people = isOfTwoPeople(client) ? 2 : 1;
        return words(kind, { client, people, allergen: names.join(', '), dish: dish ? nameOf(dish) : '' });
      });
    });
}
