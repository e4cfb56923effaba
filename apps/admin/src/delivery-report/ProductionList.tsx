import type { ProductionRow } from '@traiteur/contract/delivery-report.ts';
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
                {exceptions.map((of) => (
                  <p
                    key={`${of.orderId} ${of.allergen.en}`}
                    className={of.mustOverride ? styles['danger'] : styles['care']}
                  >
                    {words('exception', {
                      quantity: of.quantity,
                      client: of.client,
                      number: of.number,
                      allergen: nameOf(of.allergen),
                      kind: [
                        words(`kinds.${of.severity}`),
                        ...(of.presence === 'may_contain' ? [words('traces')] : []),
                      ].join(', '),
                    })}
                    {of.reason && <em> {quoted('quoted', { reason: of.reason })}</em>}
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
