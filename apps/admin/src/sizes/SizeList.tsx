import { sizes } from '@traiteur/contract/sizes.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { ActiveChip } from '../shell/ActiveChip.tsx';
import { useList } from '../shell/use-list.ts';
import { useLocalName } from '../shell/use-local-name.ts';

export default function SizeList() {
  const words = useTranslations('sizes');
  const name = useLocalName();
  const list = useList(sizes, 'listSizes');
  const add = (
    <ButtonLink variant="primary" to={to('sizeAdd')}>
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
        rowLink={(row) => to('sizeEdit', { id: row.id })}
        columns={[
          { key: 'name', heading: words('fields.name'), render: (row) => name(row.name), sort: 'name' },
          { key: 'position', heading: words('fields.position'), render: (row) => row.position, sort: 'position' },
          { key: 'active', heading: words('fields.active'), render: (row) => <ActiveChip active={row.active} /> },
        ]}
      />
    </Screen>
  );
}
