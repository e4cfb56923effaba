import type { DatabaseStatus } from '@traiteur/contract/house/database-upkeep.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useTranslations } from 'use-intl';
import { useBytes } from './use-bytes.ts';

/** `status` is undefined while it loads. */
export function ServerCard({ status }: { status: DatabaseStatus | undefined }) {
  const words = useTranslations('databaseUpkeep.facts');
  const sizeOf = useBytes();
  const waiting = <Skeleton width="60%" />;
  return (
    <Card title={words('title')}>
      {status?.patchesMissedSince && <MissedPatches version={status.version} since={status.patchesMissedSince} />}
      <div aria-busy={!status}>
        <Facts
          facts={[
            [words('engine'), status ? `${status.engine} ${status.version}` : waiting],
            [words('place'), status ? words(status.embedded ? 'embedded' : 'external') : waiting],
            [words('size'), status ? sizeOf(status.bytes) : waiting],
            [words('schema'), status ? <SchemaChip key="schema" pending={status.pending.length} /> : waiting],
            [words('contents'), status ? words(status.isEmpty ? 'empty' : 'filled') : waiting],
          ]}
        />
      </div>
    </Card>
  );
}

/** Nothing else reports missed patches of the database server that comes with Traiteur. */
function MissedPatches({ version, since }: { version: string; since: string }) {
  const words = useTranslations('databaseUpkeep.facts');
  const format = useDateFormat();
  const day = format.date(new Date(`${since}T12:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Alarm tone="warning" title={words('patchesMissed', { version })}>
      <p>{words('patchesExplained', { since: day })}</p>
    </Alarm>
  );
}

function SchemaChip({ pending }: { pending: number }) {
  const words = useTranslations('databaseUpkeep.facts');
  return pending > 0 ? (
    <Chip tone="wait">{words('pending', { count: pending })}</Chip>
  ) : (
    <Chip tone="ok">{words('upToDate')}</Chip>
  );
}
