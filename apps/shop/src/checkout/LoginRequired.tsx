import { useShopWords } from '../frame/language/use-shop-words.ts';
import { useTo } from '../frame/language/use-to.ts';
import styles from './Checkout.module.css';

/** Whoever is not signed in signs in first, or registers, and comes back here. */
export function LoginRequired() {
  const words = useShopWords('checkout');
  const entrance = useShopWords('entrance');
  const to = useTo();
  const back = `?to=${encodeURIComponent(to('checkout'))}`;
  return (
    <div className={`panel ${styles['step']}`} role="status">
      <p>
        <strong>{words('loginRequired')}</strong>
      </p>
      <p>
        <a href={to('signIn') + back} className="button primary">
          {entrance('signIn')}
        </a>{' '}
        <a href={to('register') + back} className="button">
          {entrance('register')}
        </a>
      </p>
    </div>
  );
}
