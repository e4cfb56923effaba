import type { MatchingInput } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useStockChange } from '../stock/use-stock-change.ts';

interface Matching {
  /** Whether this user may still say what belongs to what. */
  canMatch: boolean;
  match: (change: Partial<Omit<MatchingInput, 'version'>>) => void;
  busy: boolean;
}

/** Saves what is said, and leaves the rest as it is. */
export function useMatching(
  { id, version, status, supplier, purchaseOrder }: SupplierInvoice,
  onDone?: () => void,
): Matching {
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const { run, busy } = useStockChange(() => {
    toast.success(words('matched'));
    onDone?.();
  });
  const standing = { supplierId: supplier?.id ?? null, purchaseOrderId: purchaseOrder?.id ?? null, lines: [] };
  return {
    canMatch: status === 'open' && api.offers('supplier-invoices', 'matchSupplierInvoice'),
    match: (change) =>
      run((call) => call('supplier-invoices', 'matchSupplierInvoice', { id }, { ...standing, ...change, version })),
    busy,
  };
}
