import { useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useFront } from '@traiteur/front/front.ts';
import { orderStart } from '@traiteur/front/orders/order-start.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../../addresses.ts';
import { useTo } from '../../../use-to.ts';
import { clientOrdersQuery } from '../client-queries.ts';

export function ClientActions({ client: { id } }: { client: Client }) {
  const to = useTo();
  const { api, isOffered } = useFront();
  const words = useTranslations('clients.detail');
  const { data } = useInfiniteQuery(clientOrdersQuery(api, id));
  const orders = data?.pages[0]?.items ?? [];
  const last = orders.find(({ status }) => status !== 'cancelled') ?? orders[0];
  const orderFrom = (start: { clientId?: string; orderId?: string }) =>
    addressWithQuery(to('orderAdd'), orderStart, start);
  return (
    <>
      {isOffered(site.screens.clientEdit) && <ButtonLink to={to('clientEdit', { id })}>{words('edit')}</ButtonLink>}
      {isOffered(site.screens.orderAdd) && (
        <>
          {last && <ButtonLink to={orderFrom({ orderId: String(last.id) })}>{words('orderAgain')}</ButtonLink>}
          <ButtonLink variant="primary" to={orderFrom({ clientId: String(id) })}>
            {words('takeOrder')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
