import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvoiceRecipients } from '@traiteur/contract/money/invoice-sendings.ts';
import { invoices } from '@traiteur/contract/money/invoices.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BatchReport } from '../../../list/batches/BatchReport.tsx';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';
import { useBatch } from '../../../list/batches/use-batch.ts';
import { newKey } from '../../../orders/new-key.ts';
import { useTo } from '../../../use-to.ts';
import { InvoiceRoll } from './InvoiceRoll.tsx';

interface SendInvoicesProps {
  target: BatchTarget;
  count: number;
  onClose: () => void;
}

/** Says who gets an invoice and who does not before any leaves. */
export default function SendInvoices({ target, count, onClose }: SendInvoicesProps) {
  const api = useApi();
  const words = useTranslations('invoices.send');
  const recipients = useQuery({
    queryKey: nounKeys('invoices').answer('recipients', target),
    queryFn: ({ signal }) => {
      const body = 'ids' in target ? { ids: [...target.ids] } : target;
      return api.call('statements', 'listInvoiceRecipients', {}, body, { signal });
    },
    gcTime: 0,
    // The question is answered for what is on the screen.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog opened size="lg" title={words('title', { count })} onClose={onClose}>
      <Shown query={recipients} shape={<Skeleton width="100%" height={160} />}>
        {(data) => <Sending target={target} recipients={data} onClose={onClose} />}
      </Shown>
    </Dialog>
  );
}

interface SendingProps extends Pick<SendInvoicesProps, 'target' | 'onClose'> {
  recipients: InvoiceRecipients;
}

function Sending({ target, recipients, onClose }: SendingProps) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('invoices.send');
  const readers = useTranslations('invoices.sendReaders');
  const forms = useTranslations('forms');
  const queries = useQueryClient();
  const { mailsLeave } = useFront().settings;
  const batch = useBatch();
  const [again, setAgain] = useState(false);
  // One key per dialog: a retry after a lost answer sends nothing twice.
  const [key] = useState(newKey);
  const { ready, languages, sentBefore, sentBeforeCount, unreachable, unreachableCount } = recipients;
  const leaving = ready + (again ? sentBeforeCount : 0);

  async function send() {
    await batch.run({
      target,
      sentenceOf: (count) => words('done', { count }),
      send: (request) =>
        api.call('statements', 'sendInvoices', { 'Idempotency-Key': key }, { invoices: request, again }),
    });
    await queries.invalidateQueries({ queryKey: nounKeys('mails').all });
  }
  if (batch.batch)
    return (
      <BatchReport
        batch={{ ...batch, close: onClose }}
        linkTo={(id) => to('invoice', { id })}
        listOf={(ids) => addressWithQuery(to('invoices'), invoices.operations.list.query, { ids: ids.join() })}
      />
    );
  const obstacle = mailsLeave ? undefined : words('noServer');
  return (
    <>
      {obstacle && (
        <Alarm title={obstacle} tone="warning">
          <p>
            <OfferedLink to={to('houseSettings')}>{words('setServer')}</OfferedLink>
          </p>
        </Alarm>
      )}
      <p>
        <strong>{words('ready', { count: ready })}</strong>
      </p>
      {languages.length > 0 && (
        <ul>
          {languages.map(({ locale, invoices: count }) => (
            <li key={locale}>{readers(locale, { count })}</li>
          ))}
        </ul>
      )}
      <InvoiceRoll
        title={words('sentBefore', { count: sentBeforeCount })}
        invoices={sentBefore}
        count={sentBeforeCount}
      >
        <label>
          <input type="checkbox" checked={again} onChange={({ target: box }) => setAgain(box.checked)} />{' '}
          {words('again', { count: sentBeforeCount })}
        </label>
      </InvoiceRoll>
      <InvoiceRoll
        title={words('unreachable', { count: unreachableCount })}
        invoices={unreachable}
        count={unreachableCount}
      />
      <div className="dialog-actions">
        <Button onClick={onClose}>{forms('cancel')}</Button>
        <Button
          variant="primary"
          disabledReason={obstacle ?? (leaving === 0 ? words('nothing') : undefined)}
          onClick={() => void send()}
        >
          {words('confirm', { count: leaving })}
        </Button>
      </div>
    </>
  );
}
