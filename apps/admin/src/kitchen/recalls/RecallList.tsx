import en from 'virtual:words/screen/recalls/en';
import fr from 'virtual:words/screen/recalls/fr';
import { type RecallRow, recalls } from '@traiteur/contract/kitchen/recalls.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
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
  const to = useTo();
  const words = useTranslations('recalls');
  const nameOf = useLocalName();
  const dates = useDates();
  const list = useList(recalls);
  return (
    <ListScreen<RecallRow>
      noun="recalls"
      list={list}
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
          heading: words('fields.at'),
          render: ({ at, by }) => (
            <>
              {dates.moment(at)} <small>{by}</small>
            </>
          ),
        },
        { key: 'reached', heading: words('fields.reached'), render: (row) => words('sentence', row) },
        {
          key: 'end',
          heading: words('fields.end'),
          render: ({ end }) => <Chip tone={end ? 'mute' : 'alarm'}>{words(end ? 'isOver' : 'isRunning')}</Chip>,
        },
      ]}
    />
  );
}
