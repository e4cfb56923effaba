import en from 'virtual:words/screen/controlPoints/en';
import fr from 'virtual:words/screen/controlPoints/fr';
import { controlPoints } from '@traiteur/contract/kitchen/control-points.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

export default function ControlPointList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Points />
    </ScreenWords>
  );
}

function Points() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('controlPoints');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const { daysOf } = useWeekdays();
  const { clock } = useDates();
  const list = useList(controlPoints);
  return (
    <ListScreen
      noun="controlPoints"
      list={list}
      add="controlPointAdd"
      actions={
        <ListExcel
          file="control-points"
          open={(signal) => api.call('control-points', 'exportControlPoints', list.narrowedBy, undefined, { signal })}
        />
      }
      rowLink={({ id }) => to('controlPointEdit', { id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: ({ name }) => nameOf(name), sort: 'name' },
        { key: 'kind', heading: words('fields.kind'), render: ({ kind }) => words(`kinds.${kind}`), sort: 'kind' },
        { key: 'keeper', heading: words('fields.keeper'), render: ({ keeper }) => words(`keepers.${keeper}`) },
        {
          key: 'hours',
          heading: words('fields.hours'),
          render: ({ hours }) => hours.map((hour) => clock(hour)).join(', '),
        },
        {
          key: 'weekdays',
          heading: words('fields.weekdays'),
          render: ({ weekdays }) => daysOf(weekdays),
          isWhole: true,
        },
        { key: 'active', heading: lists('state'), render: ({ active }) => <ActiveChip active={active} /> },
      ]}
    />
  );
}
