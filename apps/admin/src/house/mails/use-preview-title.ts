import { useTranslations } from 'use-intl';
import type { ShownMail } from './mail-queries.ts';

export function usePreviewTitle(): (mail: ShownMail) => string {
  const words = useTranslations('mails');
  return ({ kind, order, invoice }) => {
    if (order) return words('previewOf', { kind: words(`kinds.${kind}`), number: order.number });
    if (invoice) return words('previewOfInvoice', { kind: words(`kinds.${kind}`), number: invoice.number });
    return words('preview');
  };
}
