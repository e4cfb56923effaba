import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { AppLink } from '../look/AppLink.tsx';
import { ChoiceBox, PageChoiceBox, walkBoxes } from './ChoiceBox.tsx';
import styles from './DataTable.module.css';
import { Skeleton } from '../look/Skeleton.tsx';
import type { RowChoice } from './use-row-choice.ts';

export interface Column<Row> {
  key: string;
  heading: string;
  render: (row: Row) => ReactNode;
  /** Sort field of the list's query. */
  sort?: string | undefined;
  align?: 'right' | undefined;
  isExtra?: boolean | undefined;
  /** A date, a number: on one line where rows are rows, a moment on two where there is little room. */
  isWhole?: boolean | undefined;
  /** On a phone, a dense row's cell that takes the whole width of its card. */
  isWide?: boolean | undefined;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  rowLink?: (row: Row) => string;
  sort?: string | undefined;
  setSort?: (sort: string) => void;
  faded?: boolean;
  /** One line a row where there is room, and cards without headings on a phone. */
  isDense?: boolean | undefined;
  choosing?: { choice: RowChoice<Row> & { anchor: string | number | undefined }; nameOf: (row: Row) => string };
}

/**
 * Becomes cards on a phone, and moves sideways where it is wider than its place. The link of a row's first column
 * covers the whole row.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  faded,
  isDense,
  choosing,
  ...sorting
}: DataTableProps<Row>) {
  const keys = rows?.map(rowKey) ?? [];
  const { choice, nameOf } = choosing ?? {};
  const tabStop = keys.find((key) => key === choice?.anchor) ?? keys[0];
  const look = [styles['table'], faded && rows && styles['faded'], isDense && styles['dense']];
  return (
    <div className={styles['frame']}>
      <table className={look.filter(Boolean).join(' ')}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={styles['choice']}>
                <PageChoiceBox choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={choice && ((event) => walkBoxes(event, keys, choice))}>
          {rows
            ? rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  className={`${rowLink ? styles['linked'] : ''} ${choice?.has(rowKey(row)) ? styles['chosen'] : ''}`}
                >
                  {choice && nameOf && (
                    <td className={styles['choice']}>
                      <ChoiceBox
                        choice={choice}
                        rowKey={rowKey(row)}
                        name={nameOf(row)}
                        isTabStop={rowKey(row) === tabStop}
                      />
                    </td>
                  )}
                  {columns.map(({ key, heading, render, align, ...column }, index) => (
                    <td key={key} data-heading={heading} className={cellClass(index === 0, align, column)}>
                      <div>
                        {index === 0 && rowLink ? (
                          <AppLink to={rowLink(row)}>{contentOf(row, render, column)}</AppLink>
                        ) : (
                          contentOf(row, render, column)
                        )}
                      </div>
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: 8 }, (_, row) => (
                <tr key={row}>
                  {choice && <td className={styles['choice']} />}
                  {columns.map(({ key, align, ...column }, index) => (
                    <td key={key} className={cellClass(index === 0, align, column)}>
                      <Skeleton width={`${40 + ((row * 3 + index * 7) % 5) * 10}%`} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** “27 nov., 21 h 39” parts after its comma, and nowhere else. */
function contentOf<Row>(row: Row, render: Column<Row>['render'], { isWhole }: Look): ReactNode {
  const content = render(row);
  if (!isWhole || typeof content !== 'string') return content;
  return content.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span>{part}</span>
    </Fragment>
  ));
}

type Look = Pick<Column<unknown>, 'isExtra' | 'isWhole' | 'isWide'>;

function cellClass(isLead: boolean, align: 'right' | undefined, { isExtra, isWhole, isWide }: Look) {
  const look = [
    isLead && styles['lead'],
    align && styles[align],
    isExtra && styles['extra'],
    isWhole && styles['whole'],
    isWide && styles['wide'],
  ];
  return look.filter(Boolean).join(' ');
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort?: string | undefined;
  setSort?: (sort: string) => void;
}

function Heading<Row>({ column: { heading, sort: field, align }, sort, setSort }: HeadingProps<Row>) {
  const className = align && styles[align];
  if (!field || !setSort) {
    return (
      <th scope="col" className={className}>
        {heading}
      </th>
    );
  }
  const ascending = sort === field;
  const descending = sort === `-${field}`;
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" className={className} aria-sort={ascending ? 'ascending' : descending ? 'descending' : 'none'}>
      <button type="button" onClick={() => setSort(ascending ? `-${field}` : field)}>
        {heading}
        {(ascending || descending) && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}
