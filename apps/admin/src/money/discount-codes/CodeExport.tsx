import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { ExcelButton } from '../../files/ExcelButton.tsx';

export function CodeExport({ filters }: { filters: Readonly<Record<string, string | undefined>> }) {
  const api = useApi();
  const today = useToday();
  return (
    <ExcelButton
      file="discount-codes"
      days={[today]}
      open={(signal) => api.call('discount-codes', 'exportDiscountCodes', filters, undefined, { signal })}
    />
  );
}
