import { useEffect, useEffectEvent } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './TryAgain.module.css';

interface TryAgainProps {
  children: string;
  onAgain: () => void;
}

/** Also retries by itself once the connection is back. */
export function TryAgain({ children, onAgain }: TryAgainProps) {
  const words = useShopWords('cart');
  const { onLineBack } = useAlive();
  const again = useEffectEvent(onAgain);
  useEffect(() => onLineBack(() => again()), [onLineBack]);
  return (
    <div role="alert" className={styles['failed']}>
      <p>{children}</p>
      <button type="button" className="button" onClick={onAgain}>
        {words('tryAgain')}
      </button>
    </div>
  );
}
