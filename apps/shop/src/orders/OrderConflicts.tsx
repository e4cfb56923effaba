import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ConflictAdvice } from '../account/allergies/ConflictAdvice.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

interface OrderConflictsProps {
  order: OwnOrder;
  hasContact: boolean;
}

/** Conflicts of a standing order with the allergies of the client's table that the client has not accepted. */
export function OrderConflicts({ order, hasContact }: OrderConflictsProps) {
  const { status, conflicts, lines } = order;
  const words = useShopWords('ownOrders');
  const nameOf = useLocalName();
  const unanswered = standingStatuses.includes(status) ? conflicts.filter(({ isAccepted }) => !isAccepted) : [];
  return (
    <div role="status">
      {unanswered.length > 0 && (
        <div className={styles['conflicts']}>
          <ul>
            {unanswered.map(({ line, eaterId, eater, allergenId, allergen, presence }) => (
              <li key={`${line} ${eaterId} ${allergenId}`}>
                <strong>
                  {words(nameBeside(order.client, { eaterId, eater }) ? 'conflictFor' : 'conflict', {
                    dish: nameOf(lines[line]?.name ?? allergen),
                    allergen: nameOf(allergen).toLowerCase(),
                    presence,
                    eater,
                  })}
                </strong>
              </li>
            ))}
          </ul>
          <ConflictAdvice hasContact={hasContact} />
        </div>
      )}
    </div>
  );
}
