import type { Order, OrderLine } from '@traiteur/contract/orders/order-record.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { allergensNow } from '../allergies/allergens-now.ts';
import { dishOf } from '@traiteur/front/orders/standing-order.ts';
import styles from './OrderDetail.module.css';
import { OrderSum } from '@traiteur/front/orders/OrderSum.tsx';

export function OrderLines({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('lines')}>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">{words('columns.dish')}</th>
            <th scope="col">{words('columns.size')}</th>
            <th scope="col" className={styles['right']}>
              {words('columns.quantity')}
            </th>
            <th scope="col" className={styles['right']}>
              {words('columns.price')}
            </th>
            <th scope="col" className={styles['right']}>
              {words('columns.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, index) => (
            <tr key={`${dishOf(line)} ${line.eaterId} ${line.eater}`}>
              <td>
                <strong>{nameOf(line.name)}</strong>
                {line.eater && <small>{words('form.forEater', { name: line.eater })}</small>}
                <LineAllergens line={line} conflicts={order.conflicts.filter((conflict) => conflict.line === index)} />
              </td>
              <td>{nameOf(line.sizeName)}</td>
              <td className={styles['right']}>{line.quantity}</td>
              <td className={styles['right']}>{formatMoney(line.unitPrice)}</td>
              <td className={styles['right']}>{formatMoney(line.gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSum sum={order} />
    </Card>
  );
}

/** The contained allergens and traces of a line, now and when ordered; the client's own ones in bold red. */
function LineAllergens({ line, conflicts }: { line: OrderLine; conflicts: Order['conflicts'] }) {
  const words = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  const alarming = conflicts.map(({ allergenId }) => allergenId);
  const allergens = allergensNow(line.allergens, conflicts);
  const containedAllergens = allergens.filter(({ presence }) => presence === 'contains');
  const traces = allergens.filter(({ presence }) => presence === 'may_contain');
  // The client's own traces first, apart from the others.
  const tracesOf = (isAlarming: boolean) =>
    traces.filter(({ id }) => alarming.includes(id) === isAlarming).map(({ name }) => nameOf(name));
  const [alarmingTraces, otherTraces] = [tracesOf(true).join(', '), tracesOf(false).join(', ')];
  if (allergens.length === 0) return <small>{words('noAllergen')}</small>;
  return (
    <small>
      {containedAllergens.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {alarming.includes(id) ? <b>{nameOf(name)}</b> : nameOf(name)}
        </span>
      ))}
      {containedAllergens.length > 0 && traces.length > 0 && ' · '}
      {alarmingTraces && <b>{words('traces', { names: alarmingTraces })}</b>}
      {otherTraces && (alarmingTraces ? `, ${otherTraces}` : words('traces', { names: otherTraces }))}
    </small>
  );
}
