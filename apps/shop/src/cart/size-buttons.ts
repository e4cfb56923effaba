import { addToCart, type CartTools } from './add-to-cart.ts';
import { portionsOfArticle } from './cart.ts';

/**
 * Each `button[data-article]` of the page adds a portion. `data-date`, `data-most` and `data-dish` are of its dish;
 * `data-eater` and `data-eater-name` say for whom, if not for the whole table; `data-risk` what is risky of it, in a
 * word. Buttons may be drawn later than the page.
 */
export function watchSizeButtons(document: Document, tools: CartTools): void {
  const { store } = tools;
  const count = () => {
    const { cart } = store.read();
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-article]')) {
      const quantity = portionsOfArticle(cart, choiceOf(button));
      if (quantity > 0) button.dataset['count'] = String(quantity);
      else delete button.dataset['count'];
    }
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-article]') : null;
    if (!button || button.disabled) return;
    const { most, dish = '', eater, eaterName, risk } = button.dataset;
    const eaterId = Number(eater) || undefined;
    void addToCart({ ...choiceOf(button), eaterId, most: Number(most), dish, eater: eaterName, risk }, tools);
  });
  store.subscribe(count);
  count();
}

const choiceOf = ({ dataset: { article = '', date = '' } }: HTMLElement) => ({ articleId: article, date });
