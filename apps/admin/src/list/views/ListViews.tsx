import { useQuery } from '@tanstack/react-query';
import type { SavedView } from '@traiteur/contract/house/saved-views.ts';
import { useApi } from '@traiteur/front/front.ts';
import { FilterButton } from '@traiteur/kit/list/filters/FilterButton.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewedList } from '../use-list.ts';
import { viewsQuery } from './view-queries.ts';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'));

/** The saved views of a list. An address without a query opens the user's default view. */
export default function ListViews({ list: { tag, view, showView } }: { list: ViewedList }) {
  const api = useApi();
  const words = useTranslations('lists.views');
  const { data: views = [], isSuccess } = useQuery(viewsQuery(api, tag));
  const [isSaving, setIsSaving] = useState(false);
  const [beganWithNothing] = useState(Object.keys(view).length === 0);
  const chosenView = views.find(({ query }) => isSame(query, view));
  const beginWithDefault = useEffectEvent(() => {
    const usual = views.find(({ isDefault }) => isDefault);
    if (usual && beganWithNothing && Object.keys(view).length === 0) showView(usual.query);
  });
  useEffect(() => {
    if (isSuccess) beginWithDefault();
  }, [isSuccess]);
  return (
    <>
      {views.length > 0 && (
        <FilterSelect
          label={words('label')}
          all={words('none')}
          options={views.map(({ id, name, own, by }) => ({ value: id, label: own ? name : words('of', { name, by }) }))}
          value={chosenView ? String(chosenView.id) : ''}
          onChange={(id) => showView(views.find((candidate) => String(candidate.id) === id)?.query ?? {})}
        />
      )}
      {(chosenView !== undefined || Object.keys(view).length > 0) && (
        <FilterButton onClick={() => setIsSaving(true)}>{words(chosenView ? 'change' : 'save')}</FilterButton>
      )}
      {isSaving && (
        <Suspense>
          <ViewDialog list={tag} query={view} chosen={chosenView} onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </>
  );
}

const isSame = (query: SavedView['query'], otherQuery: SavedView['query']): boolean =>
  textOf(query) === textOf(otherQuery);
const textOf = (query: SavedView['query']) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
