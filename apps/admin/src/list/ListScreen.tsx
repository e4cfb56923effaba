import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import type { Choosing } from '@traiteur/kit/list/ChoiceBar.tsx';
import { DataList } from '@traiteur/kit/list/DataList.tsx';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { loadAtRest } from '@traiteur/kit/overlays/toast.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from 'use-intl';
import { useFront } from '@traiteur/front/front.ts';
import { screenTitles, site, type TitledScreen } from '../addresses.ts';
import type { ViewedList } from './use-list.ts';
import styles from './ListScreen.module.css';
import { useTo } from '../use-to.ts';

// The rows come first: views load when the browser is idle.
const ListViews = lazyPart(() => loadAtRest(() => import('./views/ListViews.tsx')));

/** Nouns that have the words of a list. */
type ListNoun = {
  [Noun in keyof Messages]: Messages[Noun] extends Record<'title' | 'subtitle' | 'count' | 'empty', string>
    ? Noun
    : never;
}[keyof Messages];

interface ListScreenProps<Row> {
  noun: ListNoun;
  list: ListState<Row>;
  columns: readonly Column<Row>[];
  /** The screen of the form that adds a row, where there is one. */
  add?: TitledScreen;
  /** Shown before the add button. */
  actions?: ReactNode;
  /** On an empty list, before the add button. */
  emptyOffer?: ReactNode;
  rowLink?: (row: Row) => string;
  /** Between title and rows. */
  above?: ReactNode;
  /** After the rows. */
  below?: ReactNode;
  filters?: ReactNode;
  hasSearch?: boolean;
  isDense?: boolean;
  /** Enables choosing columns and saving views. */
  viewed?: ViewedList;
  /** Enables actions on several rows at once. */
  choosing?: Choosing<Row> | undefined;
}

export function ListScreen<Row extends { id: number }>({
  noun,
  list,
  add,
  actions,
  emptyOffer,
  above,
  below,
  filters,
  viewed,
  ...rest
}: ListScreenProps<Row>) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations(noun);
  const texts = useTranslations();
  const addOne = add && isOffered(site.screens[add]) && (
    <ButtonLink variant="primary" to={to(add)}>
      {texts(screenTitles[add])}
    </ButtonLink>
  );
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <>
          {actions}
          {addOne}
        </>
      }
    >
      {above && <div className={styles['above']}>{above}</div>}
      <DataList
        {...rest}
        list={list}
        hasColumnChoice={viewed !== undefined}
        filters={
          <>
            {filters}
            {viewed && (
              <Suspense>
                <ListViews list={viewed} />
              </Suspense>
            )}
          </>
        }
        label={words('title')}
        count={(count) => words('count', { count })}
        empty={words('empty')}
        emptyAction={
          emptyOffer ? (
            <span className={styles['offers']}>
              {emptyOffer}
              {addOne}
            </span>
          ) : (
            addOne
          )
        }
        rowKey={(row) => row.id}
      />
      {below && <div className={styles['below']}>{below}</div>}
    </Screen>
  );
}
