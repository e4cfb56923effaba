import { useQuery } from '@tanstack/react-query';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { orderStart } from '@traiteur/front/orders/order-start.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { ClientPicker } from '../../clients/clients/ClientPicker.tsx';
import { withClient } from '@traiteur/front/orders/order-draft.ts';
import { OrderFormParts } from './OrderFormParts.tsx';
import { OrderAgainBand } from './OrderAgainBand.tsx';
import { keptStartQuery, orderKept } from './kept-order.ts';
import { emptyStart, type OrderStart, orderStartQuery } from './order-start.ts';
import { useOrderForm } from './use-order-form.ts';

/** A new order: empty, for the client in the address, or a copy of the order in the address. */
export default function OrderForm() {
  const words = useTranslations('orders');
  const { query } = useQueryInAddress(orderStart);
  const name = ['order', query.clientId && `client-${query.clientId}`, query.orderId && `again-${query.orderId}`];
  const draftName = name.filter(Boolean).join('.');
  return (
    <Screen title={words('add')} subtitle={words('addSubtitle')}>
      <KeptOrder key={draftName} draftName={draftName} address={query} />
    </Screen>
  );
}

interface KeptOrderProps {
  draftName: string;
  address: { clientId?: number; orderId?: number };
}

/** Starts with the kept draft, or else with what the address asks for. */
function KeptOrder({ draftName, address }: KeptOrderProps) {
  const api = useApi();
  const { drafts, session } = useFront();
  const [keptOrder, setKeptOrder] = useState(() => orderKept(drafts.consume(draftName, session.read().user?.id)));
  const isEmpty = !keptOrder && address.clientId === undefined && address.orderId === undefined;
  const start = useQuery({
    ...(keptOrder ? keptStartQuery(api, keptOrder) : orderStartQuery(api, address)),
    enabled: !isEmpty,
  });
  const startOver = () => {
    drafts.drop(draftName);
    setKeptOrder(undefined);
  };
  if (isEmpty) return <OrderParts start={emptyStart} draftName={draftName} />;
  return (
    <Shown query={start} card="both" shape={<Skeleton width="60%" height={36} />}>
      {(read) => (
        <Stack>
          <DraftLine draft={keptOrder ? 'current' : 'none'} onStartOver={startOver} />
          <OrderParts key={keptOrder ? 'kept' : 'new'} start={read} draftName={draftName} />
        </Stack>
      )}
    </Shown>
  );
}

/** On one page in the order of a phone call: client, address, slot, dishes. */
function OrderParts({ start, draftName }: { start: OrderStart; draftName: string }) {
  const form = useOrderForm(start, draftName);
  return (
    <>
      <OrderFormParts
        form={form}
        begin={start.again && <OrderAgainBand again={start.again} client={start.draft.client} />}
        client={(goOn) => (
          <ClientPicker
            client={form.draft.client}
            onChoose={(client) => {
              form.setDraft((draft) => withClient(draft, client));
              goOn();
            }}
            onSaved={(client) => form.setDraft((draft) => ({ ...draft, client }))}
            fault={form.faultOf('clientId')}
          />
        )}
      />
      <LeaveDialog question={form.leaving} />
    </>
  );
}
