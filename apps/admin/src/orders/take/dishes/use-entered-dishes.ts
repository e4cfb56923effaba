import { useQuery } from '@tanstack/react-query';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { typedDish } from '@traiteur/domain/catalogue/typed-dish.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useEffect, useEffectEvent } from 'react';
import { dishesQuery } from '../../../catalogue/products/product-queries.ts';
import type { OrderFormState } from '../use-order-form.ts';
import type { MissedWords } from './missed-words.ts';

interface EnteredDishesOptions {
  form: OrderFormState;
  /** Only what is sold on that weekday. */
  weekday: { weekday?: number };
  /** Whether one can be taken now: not while another one waits for a reason. */
  ready: boolean;
  onFound: (product: ProductRow, quantity: number, text: string) => void;
  onMissed: (missed: MissedWords) => void;
}

/**
 * Dishes that Enter asked for. Each waits for the answer to its own words, however many are typed meanwhile, and what is found first is taken, in
 * the order in which they were entered.
 */
export function useEnteredDishes({ form, weekday, ready, onFound, onMissed }: EnteredDishesOptions) {
  const api = useApi();
  const { enteredDishes, setEnteredDishes } = form;
  const [enteredDish] = enteredDishes;
  const { words, quantity } = typedDish(enteredDish?.text ?? '');
  const answer = useQuery({
    ...dishesQuery(api, { search: words, ...weekday }),
    enabled: enteredDish !== undefined && ready,
  });
  const isAnswered = enteredDish !== undefined && ready && !answer.isFetching && !answer.isPending;

  const answerFirst = useEffectEvent(() => {
    const product = answer.error ? undefined : answer.data?.items[0];
    setEnteredDishes((dishes) => dishes.slice(1));
    const text = enteredDish?.text ?? '';
    if (product) onFound(product, quantity, text);
    else onMissed({ text, error: answer.error });
  });
  // Nobody presses anything when the answer comes.
  useEffect(() => {
    if (isAnswered) answerFirst();
  }, [isAnswered, enteredDish]);

  /** Takes what was typed; words are needed to find a dish by. */
  return (text: string): boolean => {
    if (typedDish(text).words === '') return false;
    setEnteredDishes((dishes) => [...dishes, { text }]);
    return true;
  };
}
