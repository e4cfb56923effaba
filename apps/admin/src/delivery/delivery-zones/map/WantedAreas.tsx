import { useInfiniteQuery } from '@tanstack/react-query';
import type { WantedArea } from '@traiteur/contract/delivery/wanted-areas.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ForgetWishes } from './ForgetWishes.tsx';

/** Postal codes that people asked for on the site, the most wanted first. */
export function WantedAreas() {
  const api = useApi();
  const words = useTranslations('wantedAreas');
  const dates = useDates();
  const query = useInfiniteQuery({
    queryKey: nounKeys('wanted-areas').answer('list'),
    queryFn: ({ pageParam }) => api.call('wanted-areas', 'list', { limit: 20, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const columns = [
    { key: 'postalCode', heading: words('postalCode'), render: ({ postalCode }: WantedArea) => postalCode },
    { key: 'city', heading: words('city'), render: ({ city }: WantedArea) => city },
    {
      key: 'wishes',
      heading: words('wishes'),
      render: ({ wishes }: WantedArea) => wishes,
      align: 'right' as const,
    },
    { key: 'lastAt', heading: words('lastAt'), render: ({ lastAt }: WantedArea) => dates.moment(lastAt) },
  ];
  return (
    <Card title={words('title')}>
      <p>{words('explained')}</p>
      <OlderRows
        query={query}
        shape={<Skeleton width="100%" height={80} />}
        empty={words('empty')}
        older={words('more')}
      >
        {(rows) => <DataTable label={words('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </OlderRows>
      {api.offers('wanted-areas', 'forgetAreaWishes') && <ForgetWishes />}
    </Card>
  );
}
