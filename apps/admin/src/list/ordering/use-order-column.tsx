import type { OrderedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import { PlaceHandle } from '@traiteur/kit/overlays/PlaceHandle.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { mostRows } from '../use-list.ts';
import { type OrderedRow, useOrder } from './use-order.ts';

interface OrderColumn<Row> {
  rows: readonly Row[];
  column: Column<Row>;
  hint: ReactNode;
}

/** Rows are moved where they are all there are, in their order; a list never shows more than so many. */
type Extent = 'whole' | 'part' | 'endless';

export const isEndless = (count: number): boolean => count > mostRows;

const hints = { whole: 'keys', part: 'sorted', endless: 'endless' } as const;

export function useOrderColumn<Row extends OrderedRow>(
  noun: OrderedNoun,
  listedRows: readonly Row[] | undefined,
  extent: Extent,
): OrderColumn<Row> {
  const words = useTranslations('lists.order');
  const heading = useTranslations(noun)('fields.position');
  const nameOf = useLocalName();
  const { rows, move, canMove } = useOrder(noun, listedRows);
  const handle = useRef<HTMLElement>(undefined);
  useEffect(() => {
    handle.current?.focus();
    handle.current = undefined;
  }, [rows]);
  const placeOf = new Map(rows.map(({ id }, index) => [id, index + 1]));
  const label = (row: Row) => ({ name: nameOf(row.name), place: placeOf.get(row.id) ?? 0, count: rows.length });
  return {
    rows,
    column: {
      key: 'position',
      heading,
      sort: 'position',
      align: 'right',
      render: (row) =>
        canMove && extent === 'whole' && rows.length > 1 ? (
          <PlaceHandle
            label={words('move', label(row))}
            place={placeOf.get(row.id) ?? 0}
            count={rows.length}
            onMove={(place, element) => {
              handle.current = element;
              move(row.id, place);
            }}
          />
        ) : (
          row.position
        ),
    },
    hint: canMove && rows.length > 1 && <p className="hint">{words(hints[extent], { most: mostRows })}</p>,
  };
}
