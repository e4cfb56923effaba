import { FilterDate } from '@traiteur/kit/fields/FilterDate.tsx';
import { FilterSelect } from '@traiteur/kit/list/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import type { ListFilters } from '../list/use-list.ts';
import type { Noun } from '../noun.ts';
import { nouns } from '../nouns.ts';
import { useAuditWords } from './use-audit-words.ts';

/** What the log can be narrowed down to; its search finds the rest. */
const tags = nouns.filter((noun: Noun) => noun.isLogged).map(({ tag }) => tag);

export function AuditFilters({ list }: { list: ListFilters<'audit-entries'> }) {
  const words = useTranslations('auditEntries');
  const { nounOf } = useAuditWords();
  const people = useChoices('administrators', 'list');
  return (
    <>
      <FilterSelect
        label={words('columns.what')}
        all={words('everything')}
        options={tags.map((value) => ({ value, label: nounOf(value) }))}
        {...list.field('tag')}
      />
      <FilterSelect
        label={words('columns.by')}
        all={words('everybody')}
        options={people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
        {...list.field('administratorId')}
      />
      <FilterDate label={words('from')} {...list.field('from')} />
      <FilterDate label={words('to')} {...list.field('to')} />
    </>
  );
}
