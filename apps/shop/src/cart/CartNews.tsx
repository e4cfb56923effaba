import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './CartNews.module.css';
import { standingNews } from './standing-news.ts';
import { useCart } from './use-cart.ts';

/** What changed in the cart without the client; stays until the client dismisses it. */
export function CartNews() {
  const words = useShopWords('cart');
  const { store, cart, slot, news: allNews } = useCart();
  const news = standingNews({ cart, slot, news: allNews });
  const sentenceOf = useSentence();
  if (news.length === 0) return null;
  return (
    <section className={styles['news']} role="status">
      <p>
        <strong>{words('news.title')}</strong>
      </p>
      <ul>
        {news.map((change) => (
          <li key={`${change.kind} ${change.line?.articleId} ${change.after}`}>{sentenceOf(change)}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => store.dismissNews()}>
        {words('news.read')}
      </button>
    </section>
  );
}

function useSentence() {
  const words = useShopWords('cart');
  const nameOf = useLocalName();
  const money = useMoney();
  return ({ kind, line, before, after }: CartChange): string => {
    const name = line ? nameOf(line.name) : '';
    const dish = name === '' ? words('news.dish') : `${name} (${line ? nameOf(line.sizeName) : ''})`;
    if (kind === 'price') return words('news.price', { dish, before: money(before ?? 0), after: money(after ?? 0) });
    if (kind === 'not-that-day') return words('news.notThatDay', { dish });
    if (kind === 'not-sold') return words('news.notSold', { dish });
    if (kind === 'slot') return words('news.slot');
    if (!after) return words('news.soldOut', { dish });
    return `${words('news.portions', { dish, before: String(before), after: String(after) })} ${words('most')}`;
  };
}
