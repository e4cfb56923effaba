import { administrators } from '@traiteur/contract/access/administrators.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { StateChip } from './StateChip.tsx';

export default function AdministratorList() {
  const to = useTo();
  const words = useTranslations('administrators');
  const lists = useTranslations('lists');
  const list = useList(administrators);
  return (
    <ListScreen
      noun="administrators"
      list={list}
      add="administratorInvite"
      rowLink={(row) => to('administratorEdit', { id: row.id })}
      columns={[
        {
          key: 'name',
          heading: words('fields.lastName'),
          render: (row) => `${row.firstName} ${row.lastName}`,
          sort: 'name',
        },
        { key: 'email', heading: words('fields.email'), render: (row) => row.email },
        { key: 'role', heading: words('fields.role'), render: (row) => words(`roles.${row.role}`) },
        { key: 'active', heading: lists('state'), render: (row) => <StateChip {...row} /> },
      ]}
    />
  );
}
