import type { ReactNode } from 'react';
import { Shown } from '../loading/Shown.tsx';
import { Button } from '../look/Button.tsx';
import styles from './OlderRows.module.css';

interface PagedQuery<Row> {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface OlderRowsProps<Row> {
  query: PagedQuery<Row>;
  shape: ReactNode;
  empty: string;
  older: string;
  children: (rows: readonly Row[]) => ReactNode;
}

export function OlderRows<Row>({ query, shape, empty, older, children }: OlderRowsProps<Row>) {
  const data = query.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <Shown
        query={{ data, error: query.error, refetch: query.refetch }}
        shape={shape}
        empty={(rows) => rows.length === 0 && empty}
      >
        {children}
      </Shown>
      {query.hasNextPage && (
        <div className={styles['older']}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {older}
          </Button>
        </div>
      )}
    </>
  );
}
