import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { cardBrand } from './card-brand.ts';
import styles from './AccountPage.module.css';

export function OwnCards() {
  const words = useShopWords('ownAccount');
  const { call } = useAlive();
  // If the payment provider is down, only this panel is missing.
  const { value, replace } = useRead('cards', () => call('own-cards', 'listOwnCards'));
  const cards = value?.items ?? [];
  const [isRemoved, setRemoved] = useState(false);
  const { send, faults } = useSending();
  const remove = (cardId: string) =>
    send(async () => {
      replace(await call('own-cards', 'removeOwnCard', {}, { cardId }));
      setRemoved(true);
    });
  if (cards.length === 0 && !isRemoved) return null;
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('cards')}</h2>
      <p className="hint">{words('cardsHint')}</p>
      <ul>
        {cards.map(({ id, brand, lastDigits }) => (
          <li key={id} className={styles['row']}>
            <span>{words('card', { brand: cardBrand(brand), digits: lastDigits })}</span>
            <button
              type="button"
              className="button"
              aria-label={words('removeCard', { digits: lastDigits })}
              onClick={() => void remove(id)}
            >
              <IconTrash size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles['ok']}>
        {isRemoved && words('cardRemoved')}
      </p>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
    </section>
  );
}
