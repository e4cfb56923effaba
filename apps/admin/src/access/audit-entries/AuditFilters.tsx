import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { pastPeriods, PeriodFilter } from '../../list/PeriodFilter.tsx';
import type { ListFilters } from '../../list/use-list.ts';
import type { Noun } from '../../noun/noun.ts';
import { nouns } from '../../nouns.ts';
import { useAuditWords } from '../../changes/use-audit-words.ts';

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
      <PeriodFilter
        label={words('columns.at')}
        names={pastPeriods}
        dateBy="order"
        period={{ from: list.field('from').value || undefined, to: list.field('to').value || undefined }}
        onChange={({ from, to }) => list.filter({ from, to })}
      />
    </>
  );
}
