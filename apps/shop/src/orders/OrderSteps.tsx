import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { IconCircle, IconCircleCheckFilled, IconCircleDot } from '@tabler/icons-react';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

const way = ['pending', 'confirmed', 'preparing', 'ready', 'delivering', 'delivered'] as const;

/** A status outside of the usual steps, such as cancelled, is shown alone. */
export function OrderSteps({ order: { status } }: { order: OwnOrder }) {
  const words = useShopWords('ownOrders');
  const reachedIndex = way.findIndex((step) => step === status);
  if (reachedIndex < 0)
    return (
      <p role="status" className={`panel ${styles['off']}`}>
        {words(`status.${status}`)}
      </p>
    );
  return (
    <section aria-label={words('steps')} aria-live="polite">
      <ol className={`panel ${styles['steps']}`}>
        {way.map((step, index) => {
          const Icon =
            index < reachedIndex ? IconCircleCheckFilled : index === reachedIndex ? IconCircleDot : IconCircle;
          return (
            <li key={step} aria-current={index === reachedIndex ? 'step' : undefined} data-done={index <= reachedIndex}>
              <Icon size={22} aria-hidden />
              {words(`status.${step}`)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
