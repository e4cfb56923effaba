import { orderExportName } from '@traiteur/domain/export-names.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

/** The orders that the list's filters let through, as a file. */
export function OrderExport({ filters }: { filters: Readonly<Record<string, string | undefined>> }) {
  const api = useApi();
  const today = useToday();
  return (
    <ExcelButton
      name={orderExportName(today)}
      open={(signal) => api.call('orders', 'exportOrders', filters, undefined, { signal })}
    />
  );
}
