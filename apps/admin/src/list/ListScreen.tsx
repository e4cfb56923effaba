import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import type { Choosing } from '@traiteur/kit/list/ChoiceBar.tsx';
import { DataList } from '@traiteur/kit/list/DataList.tsx';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { loadAtRest } from '@traiteur/kit/overlays/toast.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from 'use-intl';
import { useFront } from '@traiteur/front/front.ts';
import { screenTitles, site, type TitledScreen } from '../addresses.ts';
import type { ViewedList } from './use-list.ts';
import styles from './ListScreen.module.css';
import { useTo } from '../use-to.ts';

// The rows come first: it is fetched once the browser rests.
const ListViews = lazy(() => loadAtRest(() => import('./views/ListViews.tsx')));

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
  /** Screen of the form that adds one, where somebody can. */
  add?: TitledScreen;
  /** Other ways on from here, before the button that adds one. */
  actions?: ReactNode;
  /** Address of one row. */
  rowLink?: (row: Row) => string;
  /** What stands between the title and the rows. */
  above?: ReactNode;
  /** What stands after the rows. */
  below?: ReactNode;
  /** Controls that narrow the list. */
  filters?: ReactNode;
  /** Whether its rows can be searched. */
  hasSearch?: boolean;
  /** Where one may choose columns, and keep what the list shows under a name. */
  viewed?: ViewedList;
  /** Where something can be done with several rows at once. */
  choosing?: Choosing<Row> | undefined;
}

/** The screen of a noun's list: its title, the button that adds one, the rows. */
export function ListScreen<Row extends { id: number }>({
  noun,
  list,
  add,
  actions,
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
        emptyAction={addOne}
        rowKey={(row) => row.id}
      />
      {below && <div className={styles['below']}>{below}</div>}
    </Screen>
  );
}
