import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { useTranslations } from 'use-intl';
import { useSaving } from '../../files/use-saving.ts';
import styles from './ClientExport.module.css';
import { ExportFailure } from './ExportFailure.tsx';
import { useSaveClients, type Written } from './use-save-clients.ts';
import type { ClientQuery } from './use-client-filters.ts';
import { DataMoment } from '../../list/DataMoment.tsx';
import { usePreview } from './use-preview.ts';

interface ExportFileProps {
  query: ClientQuery;
  /** Text in a filter that matches no option. It blocks the download, because the file would hold the wrong clients. */
  leftover: string | undefined;
}

export function ExportFile({ query, leftover }: ExportFileProps) {
  const words = useTranslations('clientExports');
  const preview = usePreview(query);
  const isByAddress = query.rows === 'addresses';
  const { saving, progress, cancel } = useSaving<Written>(useSaveClients(query));
  const reason = preview.data?.total === 0 ? words('nobody') : undefined;
  const unclear = leftover && words('leftover', { text: leftover });
  return (
    <Card title={words('file')}>
      <div className={styles['count']} role="status">
        {unclear ?? (
          <Shown query={preview} shape={words('counting')}>
            {({ total, totalIsEstimate }) => words(totalIsEstimate ? 'estimate' : 'count', { total })}
          </Shown>
        )}
      </div>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          icon={<IconFileSpreadsheet size={18} aria-hidden />}
          busy={saving.isPending}
          disabledReason={unclear ?? reason}
          onClick={() => saving.mutate()}
        >
          {words('download')}
        </Button>
        {saving.isPending && <Button onClick={cancel}>{words('cancel')}</Button>}
      </div>
      {saving.isPending && <Underway progress={progress} isByAddress={isByAddress} />}
      <p role="status" className={styles['outcome']}>
        {saving.data &&
          words(isByAddress ? 'savedRows' : 'saved', { name: saving.data, written: progress?.total ?? 0 })}
        {saving.isSuccess && !saving.data && words('cancelled')}
      </p>
      {saving.data && <DataMoment asOf={progress?.asOf} />}
      {saving.error && <ExportFailure error={saving.error} retry={() => saving.mutate()} />}
    </Card>
  );
}

interface UnderwayProps {
  progress: Written | undefined;
  isByAddress: boolean;
}

function Underway({ progress, isByAddress }: UnderwayProps) {
  const words = useTranslations('clientExports');
  return (
    <div className={styles['underway']}>
      <Progress label={words('progress')} done={progress?.written ?? 0} total={progress?.total} />
      <p>
        {progress
          ? words(isByAddress ? 'writtenRows' : 'written', { written: progress.written, total: progress.total })
          : words('preparing')}
      </p>
    </div>
  );
}
