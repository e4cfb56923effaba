import type { Bilingual } from '@traiteur/domain/language.ts';
import type { OrderAllergyConflict } from '@traiteur/contract/orders.ts';
import { useFrontWords } from '../language/use-front-words.ts';
import { useLocalName } from '../language/use-local-name.ts';

/** One conflict as a sentence: who, which allergen, which dish. */
export function useConflictSentence() {
  const words = useFrontWords('orders.conflict');
  const nameOf = useLocalName();
  return (
    { severity, presence, allergen }: OrderAllergyConflict,
    client: string,
    dish: Bilingual | undefined,
  ): string => {
    const named = { client, allergen: nameOf(allergen).toLowerCase(), dish: dish ? nameOf(dish) : '' };
    if (severity === 'intolerance') return words('intolerance', named);
    return presence === 'contains' ? words('allergyContains', named) : words('allergyTraces', named);
  };
}
