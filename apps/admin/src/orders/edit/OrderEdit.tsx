import { useQuery } from '@tanstack/react-query';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { useTo } from '../../use-to.ts';
import { changeGoesOn, changeKept } from '../take/kept-change.ts';
import { draftOfOrder, editedOrderQuery } from './edit-start.ts';
import { OrderPresence } from '../news/OrderPresence.tsx';
import { OrderEditForm } from './OrderEditForm.tsx';

/** Edits an order until the kitchen has begun. */
export default function OrderEdit() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('orders');
  const dates = useDates();
  const query = useQuery(editedOrderQuery(api, id));
  const { order } = query.data ?? {};
  return (
    <Screen
      title={words('edit', { number: order?.number ?? '' })}
      subtitle={order && words('forWhom', { client: calledName(order.client), date: dates.long(order.deliveryDate) })}
    >
      <Shown query={query} card="both" shape={<Skeleton width="60%" height={36} />}>
        {(read) => (isEditable(read.order.status) ? <KeptChange key={id} {...read} /> : <NotEditable id={id} />)}
      </Shown>
    </Screen>
  );
}

interface EditedOrder {
  order: Order;
  client: Client;
}

/** Starts with the kept draft, or else with the order. */
function KeptChange({ order, client }: EditedOrder) {
  const { drafts, session } = useFront();
  const draftName = `order.edit-${order.id}`;
  const [keptChange, setKeptChange] = useState(() => changeKept(drafts.consume(draftName, session.read().user?.id)));
  const start = draftOfOrder(order, client);
  const keptVersion = keptChange && (keptChange.version === order.version ? 'current' : 'older');
  const startOver = () => {
    drafts.drop(draftName);
    setKeptChange(undefined);
  };
  return (
    <Stack>
      <OrderPresence id={order.id} editing />
      <DraftLine draft={keptVersion ?? 'none'} ofRecord onStartOver={startOver} />
      <OrderEditForm
        key={keptChange ? 'kept' : 'new'}
        start={keptChange ? changeGoesOn(start, keptChange) : start}
        draftName={draftName}
      />
    </Stack>
  );
}

function NotEditable({ id }: { id: number }) {
  const to = useTo();
  const words = useTranslations('orders.form');
  return (
    <Card>
      <EmptyState action={<ButtonLink to={to('order', { id })}>{words('backToOrder')}</ButtonLink>}>
        {words('notEditable')}
      </EmptyState>
    </Card>
  );
}
