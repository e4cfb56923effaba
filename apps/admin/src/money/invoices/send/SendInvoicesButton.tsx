import { mostInvoicesSent } from '@traiteur/contract/money/invoice-sendings.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';

const SendInvoices = lazyPart(() => import('./SendInvoices.tsx'));

interface SendInvoicesButtonProps {
  target: BatchTarget;
  /** How many invoices these are, as far as known. */
  count: number;
}

export function SendInvoicesButton({ target, count }: SendInvoicesButtonProps) {
  const api = useApi();
  const words = useTranslations('invoices.send');
  // The choice when the dialog opened.
  const [open, setOpen] = useState<SendInvoicesButtonProps>();
  if (count === 0 || !api.offers('statements', 'sendInvoices')) return null;
  const disabledReason = count > mostInvoicesSent ? words('tooMany', { most: mostInvoicesSent }) : undefined;
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setOpen({ target, count })}>
        {words('button')}
      </Button>
      {open && (
        <Suspense>
          <SendInvoices {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
