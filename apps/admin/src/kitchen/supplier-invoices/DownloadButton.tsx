import { IconDownload } from '@tabler/icons-react';
import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../files/save-file.ts';
import { useSaving } from '../../files/use-saving.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

export function DownloadButton({ invoice: { id, number, fileName } }: { invoice: SupplierInvoice }) {
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const { browser } = useFront();
  const showFailure = useFailureToast();
  const { saving } = useSaving((signal) =>
    saveFile({
      browser,
      name: fileName || `${slugOf(number)}.pdf`,
      signal,
      open: () => api.call('supplier-invoices', 'getSupplierInvoiceFile', { id }, undefined, { signal }),
    }),
  );
  return (
    <Button
      className="no-print"
      icon={<IconDownload size={18} aria-hidden />}
      busy={saving.isPending}
      onClick={() => saving.mutate(undefined, { onError: showFailure })}
    >
      {words('download')}
    </Button>
  );
}
