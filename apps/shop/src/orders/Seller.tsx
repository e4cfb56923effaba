import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

/** Who sells, as the house has written it: what is empty is left out. */
export interface SellerFacts {
  name: string;
  address: string;
  siret: string;
  vatNumber: string;
  phone: string;
  email: string;
}

export function Seller({ seller: { name, address, siret, vatNumber, phone, email } }: { seller: SellerFacts }) {
  const words = useShopWords('ownOrders');
  return (
    <section className={styles['seller']} aria-labelledby="order-seller">
      <h2 id="order-seller">{words('seller')}</h2>
      <address>
        <strong>{name}</strong>
        {address && <span>{address}</span>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{words('sellerPhone', { phone })}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {siret && <span>{words('siret', { siret })}</span>}
        {vatNumber && <span>{words('vat', { number: vatNumber })}</span>}
      </address>
    </section>
  );
}
