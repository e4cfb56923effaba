import type { DatabaseStatus } from '@traiteur/contract/database-upkeep.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useBytes } from './use-bytes.ts';

/** The server and its state; undefined while they load. */
export function ServerCard({ status }: { status: DatabaseStatus | undefined }) {
  const words = useTranslations('databaseUpkeep.facts');
  const sizeOf = useBytes();
  const waiting = <Skeleton width="60%" />;
  return (
    <Card title={words('title')}>
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

function SchemaChip({ pending }: { pending: number }) {
  const words = useTranslations('databaseUpkeep.facts');
  return pending > 0 ? (
    <Chip tone="wait">{words('pending', { count: pending })}</Chip>
  ) : (
    <Chip tone="ok">{words('upToDate')}</Chip>
  );
}
