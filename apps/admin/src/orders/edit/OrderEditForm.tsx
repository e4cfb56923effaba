import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import type { OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChosenClient } from '../../clients/clients/ChosenClient.tsx';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { OrderFormParts } from '../take/OrderFormParts.tsx';
import { useOrderForm } from '../take/use-order-form.ts';
import { OrderVersions } from './OrderVersions.tsx';

/** Everything but the client can change. */
export function OrderEditForm({ start, draftName }: { start: OrderDraft; draftName: string }) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const [theirOrder, setTheirOrder] = useState<Order>();
  const readTheirs = async () => {
    if (start.standing) setTheirOrder(await api.call('orders', 'get', { id: start.standing.order.id }));
  };
  const form = useOrderForm({ draft: start }, draftName, readTheirs);
  const { client } = form.draft;
  return (
    <>
      <OrderFormParts
        form={form}
        client={() =>
          client && (
            <Card title={words('client')}>
              <ChosenClient
                client={client}
                onSaved={(savedClient) => form.setDraft((draft) => ({ ...draft, client: savedClient }))}
              />
            </Card>
          )
        }
      />
      {theirOrder && (
        <OrderVersions
          draft={form.draft}
          theirs={theirOrder}
          onClose={() => setTheirOrder(undefined)}
          onChoose={(draft) => {
            form.setDraft(() => draft);
            setTheirOrder(undefined);
          }}
        />
      )}
      <LeaveDialog question={form.leaving} />
    </>
  );
}
