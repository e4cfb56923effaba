import { orderExportName } from '@traiteur/domain/export-names.ts';
import { useFront } from '@traiteur/front/front.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

/** The orders that the list's filters let through, as a file. */
export function OrderExport({ filters }: { filters: Readonly<Record<string, string | undefined>> }) {
  const { api, settings } = useFront();
  return (
    <ExcelButton
      name={orderExportName(new Date(), settings.timeZone)}
      open={(signal) => api.call('orders', 'exportOrders', filters, undefined, { signal })}
    />
  );
}
