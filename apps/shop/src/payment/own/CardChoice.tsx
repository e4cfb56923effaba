import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { cardBrand } from '../../account/card-brand.ts';
import styles from '../Payment.module.css';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  chosen: string;
  other: string;
  onChoose: (id: string) => void;
}

export function CardChoice({ cards, chosen, other, onChoose }: CardChoiceProps) {
  const words = useShopWords('payment');
  const choices = [
    ...cards.map(({ id, brand, lastDigits }) => ({
      id,
      label: words('card', { brand: cardBrand(brand), digits: lastDigits }),
    })),
    { id: other, label: words('otherCard') },
  ];
  return (
    <fieldset className={styles['cards']}>
      <legend>{words('whichCard')}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className={styles['card']}>
          <input type="radio" name="card" checked={chosen === id} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
