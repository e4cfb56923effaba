import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { site } from '../../../addresses.ts';
import { useTo } from '../../../use-to.ts';
import { ProductStatusChip } from '../ProductStatusChip.tsx';
import styles from './ProductPage.module.css';

export function SaleCard({ product }: { product: Product }) {
  const words = useTranslations('products');
  const nameOf = useLocalName();
  const { daysOf } = useWeekdays();
  const tags = useChoices('tags', 'list').filter(({ id }) => product.tagIds.includes(id));
  return (
    <Card title={words('groups.sale')} aside={<ProductStatusChip status={product.status} />}>
      <div className={styles['facts']}>
        <Facts
          facts={[
            [words('fields.weekdays'), daysOf(product.weekdays)],
            ...(tags.length > 0
              ? [[words('fields.tagIds'), tags.map(({ name }) => nameOf(name)).join(', ')] as const]
              : []),
          ]}
        />
      </div>
      <Offers offers={product.offers} />
      <DayLink id={product.id} />
    </Card>
  );
}

function Offers({ offers }: { offers: Product['offers'] }) {
  const words = useTranslations('products');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const sizes = useChoices('sizes', 'list');
  if (offers.length === 0) return <p className="hint">{words('noPrice')}</p>;
  return (
    <table className={styles['offers']}>
      <thead>
        <tr>
          <th scope="col">{words('offer.size')}</th>
          <th scope="col">{words('offer.price')}</th>
          <th scope="col">{words('offer.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ sizeId, price, quantityAvailable }) => {
          const size = sizes.find(({ id }) => id === sizeId);
          return (
            <tr key={sizeId}>
              <th scope="row">{size && nameOf(size.name)}</th>
              <td>{formatMoney(price)}</td>
              <td>{quantityAvailable ?? words('offer.noLimit')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function DayLink({ id }: { id: number }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('orders.runOut');
  if (!isOffered(site.screens.dishDay)) return null;
  return (
    <p className={styles['day']}>
      <ButtonLink to={to('dishDay', { id })}>{words('ofDay')}</ButtonLink>
    </p>
  );
}
