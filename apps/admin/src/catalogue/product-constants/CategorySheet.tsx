import { useTranslations } from 'use-intl';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { isEndless, useOrderColumn } from '../../list/ordering/use-order-column.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { useApi } from '@traiteur/front/front.ts';

export function CategorySheet() {
  const api = useApi();
  const words = useTranslations('categories');
  const list = useShortList('categories', 'list');
  // As many as are read: there may be more.
  const extent = isEndless((list.data?.length ?? 0) + 1) ? 'endless' : 'whole';
  const { rows, column, hint } = useOrderColumn('categories', list.data, extent);
  return (
    <RecordSheet
      title={words('title')}
      add={words('add')}
      empty={words('empty')}
      emptyOffer={<UsualOffer kind="categories" />}
      canWrite={api.offers('categories', 'create')}
      list={{ ...list, data: list.data && rows }}
      columns={[column]}
      hint={hint}
      actions={
        <ListExcel
          file="categories"
          open={(signal) => api.call('categories', 'exportCategories', {}, undefined, { signal })}
        />
      }
      dialog={(id, close) => <CategoryDialog id={id} onClose={close} />}
    />
  );
}
