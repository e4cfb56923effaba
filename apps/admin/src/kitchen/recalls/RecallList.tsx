import en from 'virtual:words/screen/recalls/en';
import fr from 'virtual:words/screen/recalls/fr';
import { type RecallRow, recalls } from '@traiteur/contract/kitchen/recalls.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

export default function RecallList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Recalls />
    </ScreenWords>
  );
}

function Recalls() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('recalls');
  const nameOf = useLocalName();
  const dates = useDates();
  const list = useList(recalls);
  return (
    <ListScreen<RecallRow>
      noun="recalls"
      list={list}
      actions={
        <ListExcel file="recalls" open={(signal) => api.call('recalls', 'exportRecalls', {}, undefined, { signal })} />
      }
      hasSearch={false}
      rowLink={({ id }) => to('recall', { id })}
      columns={[
        {
          key: 'name',
          heading: words('fields.name'),
          render: ({ name, number }) => (
            <>
              {nameOf(name)} <small>{number}</small>
            </>
          ),
        },
        { key: 'reason', heading: words('fields.reason'), render: ({ reason }) => reason },
        {
          key: 'at',
          isWhole: true,
          heading: words('fields.at'),
          render: ({ at, by }) => (
            <>
              <span>{dates.moment(at)}</span> <small>{by}</small>
            </>
          ),
        },
        { key: 'reached', heading: words('fields.reached'), render: (row) => words('reachedOf', row) },
        {
          key: 'end',
          heading: words('fields.end'),
          render: ({ end }) => <Chip tone={end ? 'mute' : 'alarm'}>{words(end ? 'isOver' : 'isRunning')}</Chip>,
        },
      ]}
    />
  );
}
