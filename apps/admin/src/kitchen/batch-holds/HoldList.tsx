import en from 'virtual:words/screen/batchHolds/en';
import fr from 'virtual:words/screen/batchHolds/fr';
import { type BatchHold, batchHolds } from '@traiteur/contract/kitchen/batch-holds.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { HoldButton } from './HoldButton.tsx';

export default function HoldList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Holds />
    </ScreenWords>
  );
}

function Holds() {
  const api = useApi();
  const words = useTranslations('batchHolds');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const dates = useDates();
  const list = useList(batchHolds);
  return (
    <ListScreen<BatchHold>
      noun="batchHolds"
      list={list}
      actions={
        <ListExcel
          file="batch-holds"
          open={(signal) => api.call('batch-holds', 'exportBatchHolds', list.narrowedBy, undefined, { signal })}
        />
      }
      hasSearch={false}
      filters={
        <FilterSelect
          label={words('states.every')}
          all={words('states.every')}
          options={(['open', 'over'] as const).map((value) => ({ value, label: words(`states.${value}`) }))}
          {...list.field('state')}
        />
      }
      columns={[
        {
          key: 'name',
          heading: words('fields.name'),
          render: ({ name, number }) => (
            <>
              {nameOf(name)} <small>{number || words('unnamed')}</small>
            </>
          ),
        },
        {
          key: 'reason',
          heading: words('fields.reason'),
          render: ({ reason, checkId }) => (checkId === null ? reason : `${words('byCooling')} · ${reason}`),
        },
        {
          key: 'at',
          heading: words('fields.at'),
          render: ({ at, by }) => (
            <>
              {dates.moment(at)} <small>{by}</small>
            </>
          ),
        },
        { key: 'state', heading: lists('state'), render: (hold) => <HoldState hold={hold} /> },
        { key: 'actions', heading: words('actions'), render: (hold) => <HoldActions hold={hold} /> },
      ]}
    />
  );
}

function HoldState({ hold: { release, orders } }: { hold: BatchHold }) {
  const words = useTranslations('batchHolds');
  const dates = useDates();
  if (release) return words('releasedBy', { ...release, at: dates.moment(release.at) });
  return (
    <>
      <Chip tone="alarm">{words('held')}</Chip> <small>{words('stops', { orders })}</small>
    </>
  );
}

function HoldActions({ hold }: { hold: BatchHold }) {
  const to = useTo();
  const words = useTranslations('batchHolds');
  const { id, ingredientBatchId, cookedBatchId, number, release } = hold;
  const batch = ingredientBatchId === null ? cookedBatchId !== null && { cookedBatchId } : { ingredientBatchId };
  if (!batch) return null;
  return (
    <>
      <AppLink
        to={`${to('traceability')}?${new URLSearchParams(Object.entries(batch).map(([name, value]) => [name, String(value)]))}`}
      >
        {words('trace')}
      </AppLink>{' '}
      {!release && <HoldButton batch={batch} number={number} holdId={id} />}
    </>
  );
}
