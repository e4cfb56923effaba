import { mailKinds, mailStates } from '@traiteur/domain/house/mail-kinds.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import type { ListFilters } from '../../list/use-list.ts';

export function MailFilters({ list }: { list: ListFilters<'mails'> }) {
  const words = useTranslations('mails');
  return (
    <>
      <FilterSelect
        label={words('columns.state')}
        all={words('everyState')}
        options={mailStates.map((value) => ({ value, label: words(`states.${value}`) }))}
        {...list.field('state')}
      />
      <FilterSelect
        label={words('columns.kind')}
        all={words('everyKind')}
        options={mailKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        {...list.field('kind')}
      />
    </>
  );
}
