import { orderColumns } from '@traiteur/contract/orders/order-columns.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

interface OrderExportProps {
  filters: Readonly<Record<string, string | undefined>>;
  /** Columns that somebody chose. */
  columns: readonly string[] | undefined;
}

/** The orders that the list's filters let through, as a file: with the columns that were chosen, or with all that there are. */
export function OrderExport({ filters, columns }: OrderExportProps) {
  const api = useApi();
  const today = useToday();
  // The address may say columns that no list has.
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
