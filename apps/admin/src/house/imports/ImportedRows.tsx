import { useInfiniteQuery } from '@tanstack/react-query';
import { type ImportDetail, type ImportRow, type RowState, rowStates } from '@traiteur/contract/house/imports.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../files/save-file.ts';
import { useSaving } from '../../files/use-saving.ts';
import { tones } from './Counts.tsx';
import { importRowsQuery } from './import-queries.ts';
import styles from './Imports.module.css';

const mostCells = 4;

/** Refused rows first: they are what somebody has to mend. */
export function ImportedRows({ detail }: { detail: ImportDetail }) {
  const { id, state: step, counts } = detail;
  const api = useApi();
  const words = useTranslations('imports');
  const [state, setState] = useState<RowState | undefined>(() =>
    (['kept', 'refused'] as const).find((candidate) => counts[candidate] > 0),
  );
  const query = useInfiniteQuery(importRowsQuery(api, id, step, state));
  const contentOf = ({ cells }: ImportRow) => contentIn(cells, detail.mapping);
  return (
    <Card
      title={words('rows.title')}
      aside={
        <div className={styles['actions']}>
          <FilterSelect
            label={words('rows.outcome')}
            all={words('rows.all')}
            options={rowStates
              .filter((value) => counts[value] > 0)
              .map((value) => ({ value, label: words(`rowStates.${value}`) }))}
            value={state ?? ''}
            onChange={(value) => setState(rowStates.find((candidate) => candidate === value))}
          />
          {counts.refused > 0 && <RefusedRows id={id} noun={detail.noun} />}
        </div>
      }
    >
      <OlderRows
        query={query}
        shape={<Skeleton width="90%" height={120} />}
        empty={words('rows.none')}
        older={words('rows.more')}
      >
        {(rows) => (
          <DataTable
            label={words('rows.title')}
            rows={rows}
            // A line of several postal codes is a row for each.
            rowKey={({ number, recordId, cells }) => `${number} ${recordId} ${cells.join()}`}
            columns={[
              {
                key: 'number',
                heading: words('rows.line'),
                render: ({ number }) => (
                  <span className={styles['number']} data-heading={words('rows.line')}>
                    {number}
                  </span>
                ),
              },
              {
                key: 'state',
                heading: words('rows.outcome'),
                render: (row) => <Chip tone={tones[row.state]}>{words(`rowStates.${row.state}`)}</Chip>,
              },
              { key: 'content', heading: words('rows.content'), render: contentOf },
              { key: 'reason', heading: words('rows.reason'), render: (row) => <Faults row={row} /> },
            ]}
          />
        )}
      </OlderRows>
    </Card>
  );
}

/** What is read of a line comes first: tables of an institute begin with codes of their own. */
function contentIn(cells: readonly string[], mapping: ImportDetail['mapping']): string {
  const isRead = (place: number) => typeof mapping[place] === 'string';
  const places = [...cells.keys()].filter((place) => cells[place] !== '');
  const shownPlaces = [...places.filter(isRead), ...places.filter((place) => !isRead(place))].slice(0, mostCells);
  return shownPlaces.map((place) => cells[place]).join(' · ');
}

function Faults({ row: { faults, state } }: { row: ImportRow }) {
  const words = useTranslations('imports.rows');
  return faults.map(({ column, label, message }) => (
    <p key={`${column} ${message}`} className={state === 'joined' ? undefined : styles['fault']}>
      {label ? words('fault', { label, message }) : message}
    </p>
  ));
}

function RefusedRows({ id, noun }: Pick<ImportDetail, 'id' | 'noun'>) {
  const api = useApi();
  const words = useTranslations('imports.rows');
  const { browser } = useFront();
  const { saving } = useSaving((signal) =>
    saveFile({
      browser,
      name: `import-${noun}-${id}.xlsx`,
      signal,
      open: () => api.call('imports', 'exportRefusedRows', { id }, undefined, { signal }),
    }),
  );
  return (
    <Button
      icon={<IconFileSpreadsheet size={18} aria-hidden />}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {words('export')}
    </Button>
  );
}
