import { allergens } from '@traiteur/contract/allergens.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { ActiveChip } from '../shell/ActiveChip.tsx';
import { useList } from '../shell/use-list.ts';
import { useLocalName } from '../shell/use-local-name.ts';

export default function AllergenList() {
  const words = useTranslations('allergens');
  const name = useLocalName();
  const list = useList(allergens, 'listAllergens');
  const add = (
    <ButtonLink variant="primary" to={to('allergenAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={add}>
      <DataList
        list={list}
        label={words('title')}
        count={(count) => words('count', { count })}
        empty={words('empty')}
        emptyAction={add}
        rowKey={(row) => row.id}
        rowLink={(row) => to('allergenEdit', { id: row.id })}
        columns={[
          { key: 'name', heading: words('fields.name'), render: (row) => name(row.name), sort: 'name' },
          { key: 'code', heading: words('fields.code'), render: (row) => <code>{row.code}</code>, sort: 'code' },
          { key: 'active', heading: words('fields.active'), render: (row) => <ActiveChip active={row.active} /> },
        ]}
      />
    </Screen>
  );
}
