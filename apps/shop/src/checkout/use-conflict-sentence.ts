import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

type Conflict = OwnQuote['conflicts'][number];

/** Speaks to the client of themselves, and names anybody else at their table. */
export function useConflictSentence(table: readonly Pick<TableEater, 'id' | 'isClient'>[]) {
  const words = useShopWords('checkout.pay');
  const nameOf = useLocalName();
  return (
    { eaterId, eater, allergen, presence, answer }: Conflict,
    line: Pick<OwnQuote['lines'][number], 'name'> | undefined,
  ): string => {
    const names = { dish: line ? nameOf(line.name) : '', allergen: nameOf(allergen).toLowerCase(), eater };
    const isOfAnother = table.some(({ id, isClient }) => id === eaterId && !isClient);
    if (answer === 'refused') return words(isOfAnother ? 'refusedFor' : 'refused', names);
    return words(isOfAnother ? 'acceptFor' : 'accept', { ...names, presence });
  };
}
