import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MergeDialog } from '../merge/MergeDialog.tsx';
import styles from './ClientDetail.module.css';
import { NamingViews } from './NamingViews.tsx';
import { useErasure } from './use-erasure.ts';
import { useSaveClientData } from './use-save-client-data.ts';

/** The rare actions on the whole record: merge, export, erase. */
export function ClientRecord({ client }: { client: Client }) {
  const api = useApi();
  const words = useTranslations('clients');
  const [isMerging, setIsMerging] = useState(false);
  const data = useSaveClientData(client.id);
  const offers = {
    merge: api.offers('clients', 'mergeClients'),
    data: api.offers('clients', 'exportClientData'),
    erase: api.offers('clients', 'eraseClient'),
  };
  if (!offers.merge && !offers.data && !offers.erase) return null;
  return (
    <Card title={words('detail.record')} className="no-print">
      <div className={styles['record']}>
        {offers.merge && <Button onClick={() => setIsMerging(true)}>{words('merge.start')}</Button>}
        {offers.data && (
          <Button busy={data.isPending} onClick={() => data.mutate()}>
            {words('personalData.export')}
          </Button>
        )}
        {offers.erase && <EraseButton client={client} />}
      </div>
      {isMerging && <MergeDialog client={client} onClose={() => setIsMerging(false)} />}
    </Card>
  );
}

function EraseButton({ client }: { client: Client }) {
  const words = useTranslations('clients.personalData');
  const [isAsking, setIsAsking] = useState(false);
  const erasure = useErasure(client);
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {words('erase')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words('eraseQuestion', { name: `${client.firstName} ${client.lastName}` })}
        confirm={words('eraseConfirm')}
        danger
        busy={erasure.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => erasure.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      >
        <p>{words('eraseExplained')}</p>
      </ConfirmDialog>
      <NamingViews views={erasure.data?.views ?? []} onClose={() => void erasure.leave()} />
    </>
  );
}
