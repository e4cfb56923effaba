import type { ProductionRow } from '@traiteur/contract/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './DeliveryReport.module.css';

/** What the kitchen cooks, and below each dish who must not get what. */
export function ProductionList({ rows }: { rows: readonly ProductionRow[] }) {
  const words = useTranslations('deliveryReport');
  const quoted = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  return (
    <Card title={words('production')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('dish')}</th>
            <th scope="col">{words('size')}</th>
            <th scope="col" className={styles['right']}>
              {words('quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ productId, sizeId, name, sizeName, quantity, exceptions }) => (
            <tr key={`${productId} ${sizeId}`}>
              <td>
                <strong>{nameOf(name)}</strong>
                {exceptions.map((exception) => (
                  <p key={`${exception.orderId} ${exception.allergen.en}`} className={styles[classOf(exception)]}>
                    {isUnanswered(exception) && <b>{quoted('toAnswer')} · </b>}
                    {words('exception', {
                      quantity: exception.quantity,
                      client: exception.client,
                      number: exception.number,
                      allergen: nameOf(exception.allergen),
                      kind: [
                        words(`kinds.${exception.severity}`),
                        ...(exception.presence === 'may_contain' ? [words('traces')] : []),
                      ].join(', '),
                    })}
                    {exception.reason && <em> {quoted('quoted', { reason: exception.reason })}</em>}
                  </p>
                ))}
              </td>
              <td>{nameOf(sizeName)}</td>
              <td className={`${styles['right']} ${styles['big']}`}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function classOf(exception: ProductionRow['exceptions'][number]) {
  if (isUnanswered(exception)) return 'unanswered';
  return exception.mustOverride ? 'danger' : 'care';
}
