import en from 'virtual:words/screen/security/en';
import fr from 'virtual:words/screen/security/fr';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { KeptSignIn, SecurityEvent } from '@traiteur/contract/access/security.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PolicySheet } from '../second-factor/PolicySheet.tsx';
import { deviceOf } from '../account/device.ts';
import { securityEventsQuery, signInsQuery } from './security-queries.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

export default function SecurityPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Security />
    </ScreenWords>
  );
}

function Security() {
  const words = useTranslations('security');
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <Stack>
        <PolicySheet />
        <Refusals />
        <SignIns />
      </Stack>
    </Screen>
  );
}

function Refusals() {
  const api = useApi();
  const words = useTranslations('security');
  const query = useInfiniteQuery(securityEventsQuery(api));
  return (
    <Card flush title={words('events')}>
      <OlderRows
        query={query}
        shape={<RefusalTable rows={undefined} />}
        empty={words('noEvents')}
        older={words('olderEvents')}
      >
        {(rows) => <RefusalTable rows={rows} />}
      </OlderRows>
    </Card>
  );
}

function SignIns() {
  const api = useApi();
  const words = useTranslations('security');
  const query = useInfiniteQuery(signInsQuery(api));
  return (
    <Card flush title={words('signIns')}>
      <OlderRows
        query={query}
        shape={<SignInTable rows={undefined} />}
        empty={words('noSignIns')}
        older={words('olderSignIns')}
      >
        {(rows) => <SignInTable rows={rows} />}
      </OlderRows>
    </Card>
  );
}

function RefusalTable({ rows }: { rows: readonly SecurityEvent[] | undefined }) {
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

function SignInTable({ rows }: { rows: readonly KeptSignIn[] | undefined }) {
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
