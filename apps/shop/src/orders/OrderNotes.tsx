import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderNotes.module.css';

interface OrderNotesProps {
  kitchenNote: string;
  driverNote: string;
}

export function OrderNotes({ kitchenNote, driverNote }: OrderNotesProps) {
  const words = useShopWords('ownOrders');
  if (!kitchenNote && !driverNote) return null;
  return (
    <dl className={styles['notes']}>
      {kitchenNote && (
        <div>
          <dt>{words('kitchenNote')}</dt>
          <dd>{kitchenNote}</dd>
        </div>
      )}
      {driverNote && (
        <div>
          <dt>{words('driverNote')}</dt>
          <dd>{driverNote}</dd>
        </div>
      )}
    </dl>
  );
}
