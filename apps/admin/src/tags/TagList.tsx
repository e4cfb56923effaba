import { tags } from '@traiteur/contract/tags.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { ActiveChip } from '../shell/ActiveChip.tsx';
import { useList } from '../shell/use-list.ts';
import { TagLabel } from './TagLabel.tsx';

export default function TagList() {
  const words = useTranslations('tags');
  const list = useList(tags, 'listTags');
  const add = (
    <ButtonLink variant="primary" to={to('tagAdd')}>
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
        rowLink={(row) => to('tagEdit', { id: row.id })}
        columns={[
          { key: 'name', heading: words('fields.name'), render: (row) => <TagLabel tag={row} />, sort: 'name' },
          { key: 'slug', heading: words('fields.slug'), render: (row) => <code>{row.slug}</code> },
          { key: 'active', heading: words('fields.active'), render: (row) => <ActiveChip active={row.active} /> },
        ]}
      />
    </Screen>
  );
}
