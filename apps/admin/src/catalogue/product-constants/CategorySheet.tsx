import type { Category } from '@traiteur/contract/catalogue/categories.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryMoves } from './CategoryMoves.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { useApi } from '@traiteur/front/front.ts';

export function CategorySheet() {
  const api = useApi();
  const words = useTranslations('categories');
  const nameOf = useLocalName();
  const list = useShortList('categories', 'list');
  const [movedCategory, setMovedCategory] = useState<Category>();
  const count = list.data?.length ?? 0;
  const placeOf = (id: number) => (list.data?.findIndex((category) => category.id === id) ?? 0) + 1;
  return (
    <>
      <RecordSheet
        title={words('title')}
        add={words('add')}
        empty={words('empty')}
        emptyOffer={<UsualOffer kind="categories" />}
        canWrite={api.offers('categories', 'create')}
        list={list}
        columns={
          api.offers('categories', 'updateCategoryPosition')
            ? [
                {
                  key: 'position',
                  heading: words('fields.position'),
                  render: (row) => (
                    <CategoryMoves category={row} place={placeOf(row.id)} count={count} onMoved={setMovedCategory} />
                  ),
                },
              ]
            : []
        }
        dialog={(id, close) => <CategoryDialog id={id} onClose={close} />}
      />
      <p role="status" className="visually-hidden">
        {movedCategory && words('moved', { name: nameOf(movedCategory.name), position: movedCategory.position, count })}
      </p>
    </>
  );
}
