import type { ShoppingLine, ShoppingList } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './PurchaseOrder.module.css';
import { usePackText } from './use-pack-text.ts';
import { WantedTable } from './WantedTable.tsx';

export function SupplierCard({ supplier }: { supplier: ShoppingList['suppliers'][number] }) {
  const words = useTranslations('purchaseOrders');
  const { formatMoney } = useKitSettings();
  const packText = usePackText();
  const nameOf = useLocalName();
  const { name, total, minimumOrder, lines } = supplier;
  return (
    <Card
      title={name}
      aside={
        <span className={styles['sum']}>
          <b>{formatMoney(total)}</b>
          {total < minimumOrder && (
            <Chip tone="care">
              {words('belowMinimum', {
                amount: formatMoney(minimumOrder - total),
                minimum: formatMoney(minimumOrder),
              })}
            </Chip>
          )}
        </span>
      }
      flush
    >
      <WantedTable<ShoppingLine>
        ingredients={lines}
        more={[
          {
            key: 'buy',
            heading: words('list.buy'),
            render: (line) => (
              <>
                <b>{words('list.packs', { packs: String(line.packs), pack: packText(line) })}</b>{' '}
                <small>
                  {[line.article !== nameOf(line.name) && line.article, line.code].filter(Boolean).join(' · ')}
                </small>
              </>
            ),
          },
          {
            key: 'total',
            heading: words('line.total'),
            render: (line) => formatMoney(line.total),
            align: 'right',
          },
        ]}
      />
    </Card>
  );
}
