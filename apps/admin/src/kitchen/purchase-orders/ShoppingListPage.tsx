import { useQuery } from '@tanstack/react-query';
import type { ShoppingList } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { localDate } from '@traiteur/contract/statement/fields.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { type Call, useStockChange } from '../stock/use-stock-change.ts';
import styles from './PurchaseOrder.module.css';
import { SupplierCard } from './SupplierCard.tsx';
import { WantedTable } from './WantedTable.tsx';

export default function ShoppingListPage() {
  return (
    <StockWords>
      <Shopping />
    </StockWords>
  );
}

const period = z.strictObject({ from: z.optional(localDate), to: z.optional(localDate) });

/** Without a choice, the days of a week from today. */
function Shopping() {
  const api = useApi();
  const words = useTranslations('purchaseOrders');
  const today = useToday();
  const { query: wish, change } = useQueryInAddress(period);
  const from = wish.from ?? today;
  const lastDay = addDays(from, 30);
  const wishedEnd = wish.to ?? addDays(from, 6);
  const to = wishedEnd < from ? from : wishedEnd > lastDay ? lastDay : wishedEnd;
  const show = (values: { from?: string; to?: string }) => change({ from, to, ...values }, { replace: true });
  const query = useQuery({
    queryKey: nounKeys('purchase-orders').answer('getShoppingList', from, to),
    queryFn: () => api.call('purchase-orders', 'getShoppingList', { from, to }),
  });
  return (
    <Screen
      title={words('menu')}
      subtitle={words('list.subtitle')}
      action={<PrintButton>{words('list.print')}</PrintButton>}
    >
      <div className={styles['tools']}>
        <DateInput label={words('list.from')} value={from} onChange={(day) => day && show({ from: day })} />
        <DateInput label={words('list.to')} value={to} onChange={(day) => day && show({ to: day })} />
        {query.data && query.data.suppliers.length > 0 && <OrderButton list={query.data} />}
      </div>
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={({ suppliers, unsold, uncounted }) =>
          suppliers.length + unsold.length + uncounted.length === 0 && words('list.empty')
        }
      >
        {(list) => <Parts list={list} />}
      </Shown>
    </Screen>
  );
}

function Parts({ list: { suppliers, unsold, covered, uncounted } }: { list: ShoppingList }) {
  const words = useTranslations('purchaseOrders');
  const nameOf = useLocalName();
  return (
    <Stack>
      {uncounted.length > 0 && (
        <Card title={words('list.uncounted')}>
          <p>{words('list.uncountedHint')}</p>
          <p>
            {uncounted
              .map(({ name, portions }) => `${nameOf(name)} (${words('list.portions', { count: portions })})`)
              .join(', ')}
          </p>
        </Card>
      )}
      {suppliers.map((supplier) => (
        <SupplierCard key={supplier.supplierId} supplier={supplier} />
      ))}
      {unsold.length > 0 && (
        <Card title={words('list.unsold')} aside={<small>{words('list.unsoldHint')}</small>} flush>
          <WantedTable ingredients={unsold} />
        </Card>
      )}
      {covered.length > 0 && (
        <details className="no-print">
          <summary>{words('list.coveredCount', { count: covered.length })}</summary>
          <Card title={words('list.covered')} flush>
            <WantedTable ingredients={covered} />
          </Card>
        </details>
      )}
    </Stack>
  );
}

/** A draft for each supplier. One that fails leaves those before it: the list then lacks what they bring. */
function OrderButton({ list: { suppliers } }: { list: ShoppingList }) {
  const address = useTo();
  const navigate = useNavigate();
  const api = useApi();
  const words = useTranslations('purchaseOrders');
  const { run, busy } = useStockChange((count: number) => {
    toast.success(words('list.created', { count }));
    void navigate(address('purchaseOrders'));
  });
  if (!api.offers('purchase-orders', 'create')) return null;
  const order = async (call: Call) => {
    for (const { supplierId, lines } of suppliers) {
      const packs = lines.map((line) => ({ articleId: line.articleId, packs: line.packs }));
      await call('purchase-orders', 'create', {}, { supplierId, wantedOn: null, notes: '', lines: packs });
    }
    return suppliers.length;
  };
  return (
    <Button variant="primary" className="no-print" busy={busy} onClick={() => run(order)}>
      {words('list.createAll', { count: suppliers.length })}
    </Button>
  );
}
