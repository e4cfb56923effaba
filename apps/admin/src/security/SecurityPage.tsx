import { useQuery } from '@tanstack/react-query';
import type { KeptSignIn, SecurityEvent } from '@traiteur/contract/access/security.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PolicySheet } from '../second-factor/PolicySheet.tsx';
import { deviceOf } from '../account/device.ts';
import { securityQuery } from './security-queries.ts';
import styles from './SecurityPage.module.css';

/** Who signed in lately and from where, and who was refused: what an attack looks like before it succeeds. */
export default function SecurityPage() {
  const api = useApi();
  const words = useTranslations('security');
  const overview = useQuery(securityQuery(api));
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <Stack>
        <PolicySheet />
        <Shown query={overview} shape={<Sheets overview={undefined} />} card="message">
          {(data) => <Sheets overview={data} />}
        </Shown>
      </Stack>
    </Screen>
  );
}

interface Overview {
  events: readonly SecurityEvent[];
  signIns: readonly KeptSignIn[];
}

function Sheets({ overview }: { overview: Overview | undefined }) {
  const words = useTranslations('security');
  return (
    <Stack>
      <Card flush title={words('events')}>
        {overview?.events.length === 0 ? (
          <p className={styles['nothing']}>{words('noEvents')}</p>
        ) : (
          <Events rows={overview?.events} />
        )}
      </Card>
      <Card flush title={words('signIns')}>
        {overview?.signIns.length === 0 ? (
          <p className={styles['nothing']}>{words('noSignIns')}</p>
        ) : (
          <SignIns rows={overview?.signIns} />
        )}
      </Card>
    </Stack>
  );
}

function Events({ rows }: { rows: readonly SecurityEvent[] | undefined }) {
  const words = useTranslations('security');
  const dates = useDates();
  return (
    <DataTable
      label={words('events')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', heading: words('columns.what'), render: ({ kind }) => words(`kinds.${kind}`) },
        {
          key: 'account',
          heading: words('columns.account'),
          render: ({ account }) => account?.name ?? words('nobody'),
        },
        { key: 'address', heading: words('columns.address'), render: ({ address }) => address },
        { key: 'times', heading: words('columns.times'), render: ({ count }) => count, align: 'right' },
        { key: 'when', heading: words('columns.when'), render: ({ lastAt }) => dates.day(lastAt) },
      ]}
    />
  );
}

function SignIns({ rows }: { rows: readonly KeptSignIn[] | undefined }) {
  const words = useTranslations('security');
  const dates = useDates();
  return (
    <DataTable
      label={words('signIns')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'account', heading: words('columns.account'), render: ({ by }) => by.name },
        { key: 'address', heading: words('columns.address'), render: ({ address }) => address ?? words('unknown') },
        {
          key: 'device',
          heading: words('columns.device'),
          render: ({ userAgent }) => (userAgent === null ? words('unknown') : deviceOf(userAgent)),
        },
        { key: 'when', heading: words('columns.when'), render: ({ at }) => dates.day(at) },
      ]}
    />
  );
}
