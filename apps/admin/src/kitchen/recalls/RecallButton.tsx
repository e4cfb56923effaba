import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { RecallForm } from './RecallForm.tsx';
import { previewQuery, type RecalledBatch } from './recall-queries.ts';

/** Begins a recall of a batch, or leads to the one that there is. */
export function RecallButton({ batch, number }: { batch: RecalledBatch; number: string }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('recalls');
  const [isAsking, setAsking] = useState(false);
  const isOffered = api.offers('recalls', 'previewRecall');
  const query = useQuery({ ...previewQuery(api, batch), enabled: isOffered });
  if (!isOffered) return null;
  const recallId = query.data?.recallId ?? null;
  if (recallId !== null) return <ButtonLink to={to('recall', { id: recallId })}>{words('show')}</ButtonLink>;
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words('recall')}
      </Button>
      {isAsking && (
        <Dialog opened size="lg" title={words('recallOf', { lot: number })} onClose={() => setAsking(false)}>
          <Shown query={query} shape={<Skeleton width="100%" height={240} />}>
            {(preview) => <RecallForm batch={batch} preview={preview} onClose={() => setAsking(false)} />}
          </Shown>
        </Dialog>
      )}
    </>
  );
}
