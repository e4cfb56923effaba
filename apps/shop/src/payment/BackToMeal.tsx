import { groupTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import { useAlive } from '../site/island/alive.ts';
import { useOwn } from '../site/island/use-own.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';

/** For guests of a group order: their link stands in the fragment, which no server sees. */
export function BackToMeal() {
  const words = useShopWords('payment');
  const to = useTo();
  const { browser } = useAlive();
  const token = groupTokenIn(useOwn(() => browser?.address().fragment ?? '', ''));
  if (!token) return null;
  return (
    <p>
      <a href={`${to('groupMeal')}#groupe=${token}`}>{words('toMeal')}</a>
    </p>
  );
}

export default BackToMeal;
