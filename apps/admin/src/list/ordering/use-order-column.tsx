import type { UsedNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import { PlaceHandle } from '@traiteur/kit/overlays/PlaceHandle.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOrder } from './use-order.ts';

export interface OrderedRow {
  id: number;
  name: Bilingual;
  position: number;
}

interface OrderColumn<Row> {
  rows: readonly Row[];
  column: Column<Row>;
  hint: ReactNode;
}

/** `isWhole`: the rows are all there are, in their order; other rows cannot be moved. */
export function useOrderColumn<Row extends OrderedRow>(
  noun: UsedNoun,
  listedRows: readonly Row[] | undefined,
  isWhole: boolean,
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
        canMove && isWhole && rows.length > 1 ? (
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
    hint: canMove && rows.length > 1 && <p className="hint">{words(isWhole ? 'keys' : 'sorted')}</p>,
  };
}
