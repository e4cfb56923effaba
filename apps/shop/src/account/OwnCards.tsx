import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { cardBrand } from './card-brand.ts';
import styles from './AccountPage.module.css';

/** The cards that the payment provider keeps for a client; nothing where there is none. */
export function OwnCards() {
  const words = useShopWords('ownAccount');
  const { call } = useAlive();
  const [cards, setCards] = useState<SavedCard[]>([]);
  const [isRemoved, setRemoved] = useState(false);
  const { send, faults } = useSending();
  useEffect(() => {
    // A provider that is away leaves the rest of the account as it is.
    call('own-cards', 'listOwnCards').then(
      ({ items }) => setCards(items),
      () => undefined,
    );
  }, [call]);
  const remove = (cardId: string) =>
    send(async () => {
      setCards((await call('own-cards', 'removeOwnCard', {}, { cardId })).items);
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
