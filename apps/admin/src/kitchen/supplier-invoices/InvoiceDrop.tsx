import { IconFileInvoice } from '@tabler/icons-react';
import { largestInvoice } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { base64Of } from '../../catalogue/pictures/base64.ts';
import { useTo } from '../../use-to.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './SupplierInvoices.module.css';

interface DroppedFile {
  key: string;
  name: string;
  outcome: 'waiting' | 'reading' | { invoice: SupplierInvoice } | { fault: string };
}

/** Files are read one after the other, each with its outcome: one that is no invoice does not stop the others. */
export function InvoiceDrop() {
  const words = useTranslations('supplierInvoices');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const { files, read } = useReading();
  return (
    <Card title={words('drop.title')}>
      <div
        className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read([...event.dataTransfer.files]);
        }}
      >
        <p id={hintId}>{words('drop.hint')}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".pdf,.xml"
          aria-label={words('drop.choose')}
          aria-describedby={hintId}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ currentTarget: fileInput }) => {
            void read([...(fileInput.files ?? [])]);
            // So that the same file can be chosen again.
            fileInput.value = '';
          }}
        />
        <Button
          variant="primary"
          icon={<IconFileInvoice size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {words('drop.choose')}
        </Button>
      </div>
      <div role="status">
        {files.length > 0 && (
          <ul className={styles['outcomes']}>
            {files.map((file) => (
              <li key={file.key}>
                <b>{file.name}</b> <Outcome outcome={file.outcome} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function useReading() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('supplierInvoices');
  const failureMessage = useFailureMessage();
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const turn = useRef(Promise.resolve());
  const update = (key: string, outcome: DroppedFile['outcome']) =>
    setFiles((earlier) => earlier.map((file) => (file.key === key ? { ...file, outcome } : file)));
  async function readOne(key: string, file: File) {
    update(key, 'reading');
    try {
      if (file.size > largestInvoice) return update(key, { fault: words('drop.tooLarge') });
      const body = { fileName: file.name.slice(0, 200), base64: await base64Of(file) };
      update(key, { invoice: await api.call('supplier-invoices', 'readSupplierInvoice', {}, body) });
      await queries.invalidateQueries({ queryKey: nounKeys('supplier-invoices').all });
    } catch (error) {
      update(key, { fault: failureMessage(error) });
    }
  }
  function read(chosenFiles: readonly File[]) {
    const droppedFiles = chosenFiles.map((file) => ({ key: crypto.randomUUID(), file }));
    setFiles((earlier) => [
      ...droppedFiles.map(({ key, file }): DroppedFile => ({ key, name: file.name, outcome: 'waiting' })),
      ...earlier,
    ]);
    for (const { key, file } of droppedFiles) turn.current = turn.current.then(() => readOne(key, file));
    return turn.current;
  }
  return { files, read };
}

function Outcome({ outcome }: Pick<DroppedFile, 'outcome'>) {
  const to = useTo();
  const words = useTranslations('supplierInvoices');
  if (outcome === 'waiting' || outcome === 'reading') return <span>{words(`drop.${outcome}`)}</span>;
  if ('fault' in outcome) return <span className={styles['fault']}>{outcome.fault}</span>;
  const { id, number, supplier, seller } = outcome.invoice;
  return (
    <>
      <AppLink to={to('supplierInvoice', { id })}>
        {words('drop.ready', { number, seller: supplier?.name ?? seller })}
      </AppLink>{' '}
      <InvoiceStatus invoice={outcome.invoice} />
    </>
  );
}
