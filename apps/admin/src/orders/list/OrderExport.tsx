import { orderColumns } from '@traiteur/contract/orders/order-columns.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

interface OrderExportProps {
  filters: Readonly<Record<string, string | undefined>>;
  /** Undefined for all columns. */
  columns: readonly string[] | undefined;
}

/** Exports the filtered orders, with the chosen columns or all of them. */
export function OrderExport({ filters, columns }: OrderExportProps) {
  const api = useApi();
  const today = useToday();
  // The address may name columns that do not exist.
  const knownColumns = orderColumns.filter((name) => columns?.includes(name)).join();
  const query = { ...filters, ...(knownColumns && { columns: knownColumns }) };
  return (
    <ExcelButton
      file="orders"
      days={[today]}
      open={(signal) => api.call('orders', 'exportOrders', query, undefined, { signal })}
    />
  );
}
