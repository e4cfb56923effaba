import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

interface SaidAllergies {
  name: string;
  asked: boolean;
  allergens: { name: OwnOrder['clientAllergies'][number]['name']; severity: 'allergy' | 'intolerance' }[];
}

/** By name, allergies apart from intolerances: until it is delivered as they are now, afterwards as they were. */
export function OrderAllergies({ order }: { order: OwnOrder }) {
  const words = useShopWords('ownOrders.allergies');
  const nameOf = useLocalName();
  const list = useNames();
  const eaters = eatersOf(order);
  if (eaters.length === 0) return null;
  return (
    <section className={styles['said']} aria-labelledby="order-allergies">
      <h2 id="order-allergies">{words('title')}</h2>
      <dl>
        {eaters.map(({ name, asked, allergens }, index) => (
          <div key={`${index} ${name}`}>
            <dt>{name}</dt>
            {(['allergy', 'intolerance'] as const).map((severity) => {
              const names = list(
                allergens.filter((allergen) => allergen.severity === severity).map((allergen) => nameOf(allergen.name)),
              );
              return names && <dd key={severity}>{words(severity, { names })}</dd>;
            })}
            {allergens.length === 0 && <dd>{words(asked ? 'none' : 'unasked')}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who left the table since, and whose dishes went with them, eats of it no more. */
function eatersOf({ status, eatersThen, eaters, clientAllergies, unaskedEaters }: OwnOrder): SaidAllergies[] {
  if (eatersThen && !standingStatuses.includes(status)) return eatersThen;
  return eaters.map(({ eaterId, eater }) => ({
    name: eater,
    asked: unaskedEaters.every((person) => person.eaterId !== eaterId),
    allergens: clientAllergies.filter((allergy) => allergy.eaterId === eaterId),
  }));
}
