import type { PurchaseOrderRow } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { PurchaseOrderStatus } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

const tones: Record<PurchaseOrderStatus, Tone> = { draft: 'info', sent: 'wait', received: 'ok', cancelled: 'mute' };

export function StatusChip({
  order: { status, isPartial, isInvoiced },
}: {
  order: Pick<PurchaseOrderRow, 'status' | 'isPartial' | 'isInvoiced'>;
}) {
  const words = useTranslations('purchaseOrders');
  return (
    <span>
      <Chip tone={tones[status]}>{isPartial ? words('fields.isPartial') : words(`statuses.${status}`)}</Chip>{' '}
      {isInvoiced && <Chip tone="ok">{words('fields.isInvoiced')}</Chip>}
    </span>
  );
}
