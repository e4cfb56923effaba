import { useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { typedDish } from '@traiteur/domain/catalogue/typed-dish.ts';
import { typedEater } from '@traiteur/domain/catalogue/typed-eater.ts';
import { useApi } from '@traiteur/front/front.ts';
import type { TableEater } from '@traiteur/front/orders/table.ts';
import { useEffect, useEffectEvent } from 'react';
import { dishesQuery } from '../../../catalogue/products/product-queries.ts';
import type { OrderFormState } from '../use-order-form.ts';
import type { EnteredDish } from './entered-dish.ts';
import type { MissedWords } from './missed-words.ts';

interface EnteredDishesOptions {
  form: OrderFormState;
  /** Limits the search to dishes offered on that date. */
  ofDate: { date?: LocalDate };
  /** Whether a dish can be added now: not while another one waits for a reason. */
  ready: boolean;
  /** Whom a dish entered now is for, unless its words say it. */
  eaterId: number | null;
  table: readonly TableEater[];
  onFound: (product: ProductRow, quantity: number, entry: EnteredDish) => void;
  onMissed: (missed: MissedWords) => void;
}

/**
 * Dishes entered with Enter. Each waits for the results of its own words, whatever is typed meanwhile; the first
 * result is added, in the order of entry.
 */
export function useEnteredDishes({ form, ofDate, ready, eaterId, table, onFound, onMissed }: EnteredDishesOptions) {
  const api = useApi();
  const { enteredDishes, setEnteredDishes } = form;
  const [enteredDish] = enteredDishes;
  const { words, quantity } = typedDish(enteredDish?.text ?? '');
  const answer = useQuery({
    ...dishesQuery(api, { search: words, typedFor: typedEater(words, table), ...ofDate }),
    enabled: enteredDish !== undefined && ready,
  });
  const isAnswered = enteredDish !== undefined && ready && !answer.isFetching && !answer.isPending;

  const answerFirst = useEffectEvent(() => {
    const product = answer.error ? undefined : answer.data?.items[0];
    setEnteredDishes((dishes) => dishes.slice(1));
    if (!enteredDish) return;
    const typedFor = answer.data?.eaterId ?? enteredDish.eaterId;
    if (product) onFound(product, quantity, { ...enteredDish, eaterId: typedFor });
    else onMissed({ text: enteredDish.text, error: answer.error });
  });
  // The answer comes without an event of the user.
  useEffect(() => {
    if (isAnswered) answerFirst();
  }, [isAnswered, enteredDish]);

  /** Queues the typed text; false when it has no words to search for. */
  return (text: string): boolean => {
    if (typedDish(text).words === '') return false;
    setEnteredDishes((dishes) => [...dishes, { text, eaterId }]);
    return true;
  };
}
