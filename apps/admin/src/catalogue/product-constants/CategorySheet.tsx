import { useTranslations } from 'use-intl';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { useOrderColumn } from '../../list/ordering/use-order-column.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { useApi } from '@traiteur/front/front.ts';

export function CategorySheet() {
  const api = useApi();
  const words = useTranslations('categories');
  const list = useShortList('categories', 'list');
  const { rows, column, hint } = useOrderColumn('categories', list.data, true);
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
