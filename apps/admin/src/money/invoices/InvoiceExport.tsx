import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

export function InvoiceExport({ filters }: { filters: Readonly<Record<string, string | undefined>> }) {
  const api = useApi();
  const today = useToday();
  return (
    <ExcelButton
      file="invoices"
      days={[today]}
      open={(signal) => api.call('invoices', 'exportInvoices', filters, undefined, { signal })}
    />
  );
}
