import { useState } from 'react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../CartContents.module.css';

interface QuantityFieldProps {
  /** The dish by name. */
  dish: string;
  quantity: number;
  most: number;
  /** Says what is wrong with what was typed, which stays; undefined once it is right. */
  onFault: (fault: string | undefined) => void;
  onChange: (quantity: number) => void;
}

/** Typed as well as by − and +. Counts on leaving the field and on Enter, so that 18 is never 1 first. */
export function QuantityField({ dish, quantity, most, onFault, onChange }: QuantityFieldProps) {
  const words = useShopWords('cart');
  const [typedText, setTypedText] = useState<string>();
  function commit(): void {
    const text = typedText?.trim();
    if (text === undefined) return;
    const isNumber = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
    onFault(isNumber ? undefined : words('quantityFault', { most: String(most) }));
    if (!isNumber) return;
    setTypedText(undefined);
    onChange(Number(text));
  }
  return (
    <input
      className={styles['quantity']}
      aria-label={words('quantityField', { dish })}
      aria-invalid={typedText !== undefined && !/^\d{1,4}$/.test(typedText.trim())}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typedText ?? String(quantity)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTypedText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
