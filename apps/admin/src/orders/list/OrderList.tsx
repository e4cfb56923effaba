import { useQuery } from '@tanstack/react-query';
import { orders } from '@traiteur/contract/orders/orders.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { OnceChosen } from '../../list/batches/OnceChosen.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { DishDayLink } from './DishDayLink.tsx';
import { filterCompanyQuery } from './filter-queries.ts';
import { OrderExport } from './OrderExport.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import { useTo } from '../../use-to.ts';
import { useApi } from '@traiteur/front/front.ts';
import { lazyAtRest } from '@traiteur/front/routing/lazy-at-rest.tsx';

const NewOrders = lazyAtRest(async () => (await import('../news/NewOrders.tsx')).NewOrders);

// Users who only read the list do not load it.
const OrderBatches = lazyPart(() => import('./OrderBatches.tsx'));

export default function OrderList() {
  const to = useTo();
  const words = useTranslations('orders');
  const companyWords = useTranslations('companies.order');
  const api = useApi();
  const companyId = Number(new URLSearchParams(useLocation().search).get('companyId'));
  const { data: company } = useQuery(filterCompanyQuery(api, companyId));
  const list = useList(orders, {
    filterLabels: {
      companyId: (id) => company?.legalName ?? `${companyWords('company')} ${id}`,
      clientId: (id, row) =>
        row ? `${row.client.firstName} ${row.client.lastName}` : `${words('columns.client')} ${id}`,
    },
  });
  return (
    <ListScreen
      noun="orders"
      list={list}
      viewed={list}
      add="orderAdd"
      isDense
      above={<NewOrders list={list} />}
      actions={
        <>
          <DishDayLink list={list} />
          <OrderExport filters={list.narrowedBy} columns={list.columns} />
        </>
      }
      filters={<OrderFilters list={list} />}
      choosing={{
        nameOf: (row) => row.number,
        chosen: (count) => words('batches.chosen', { count }),
        chooseAll: (total) => words('batches.chooseAll', { total }),
        allChosen: (total) => words('batches.allChosen', { total }),
        actions: (choice) => (
          <OnceChosen choice={choice}>
            <OrderBatches choice={choice} matching={list.narrowedBy} sort={list.sort} total={list.total ?? 0} />
          </OnceChosen>
        ),
      }}
      rowLink={(row) => to('order', { id: row.id })}
      columns={useOrderColumns()}
    />
  );
}
