import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import styles from './ClientAllergies.module.css';

/** What was known of who eats when the order was placed or last changed, whatever they say by now. */
export function EatersThen({ eaters }: { eaters: Order['eatersThen'] }) {
  const words = useTranslations('orders.eatersThen');
  const nameOf = useLocalName();
  const sentences = eaters?.map(({ name, asked, allergens }) => {
    const names = allergens.map((allergen) => `${nameOf(allergen.name)} (${words(allergen.severity)})`).join(', ');
    return `${name} · ${names || words(asked ? 'none' : 'unasked')}`;
  });
  return (
    <p className={styles['allergies']}>
      {words('title')} {sentences?.join(' ; ') ?? words('absent')}
    </p>
  );
}
