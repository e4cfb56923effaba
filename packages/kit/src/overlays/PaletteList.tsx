import { type PointerEvent, type ReactNode, useEffect } from 'react';
import styles from './Palette.module.css';

export interface PaletteItem {
  to: string;
  title: string;
  detail?: string | undefined;
  mark?: ReactNode;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** From an earlier text: visible until the next results, but Enter does not choose it. */
  stale?: boolean;
}

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: string | undefined;
  onPoint: (to: string) => void;
  onChoose: (item: PaletteItem) => void;
}

/** An address has no spaces, so an id may contain it. */
export const optionId = (listId: string, to: string): string => `${listId}${to}`;

export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" className={styles['list']}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ label, items, stale }) => (
          <div key={label} role="group" aria-label={label} className={stale ? styles['stale'] : undefined}>
            <div className={styles['heading']} aria-hidden>
              {label}
            </div>
            {items.map((item) => (
              <div
                key={item.to}
                id={optionId(id, item.to)}
                role="option"
                aria-selected={item.to === active}
                aria-disabled={stale}
                className={styles['option']}
                // The focus stays in the input.
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={(event) => !stale && hasMoved(event) && onPoint(item.to)}
                onClick={() => !stale && onChoose(item)}
              >
                <span className={styles['title']}>{item.title}</span>
                {item.detail && <span className={styles['detail']}>{item.detail}</span>}
                {item.mark && <span className={styles['mark']}>{item.mark}</span>}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

/** A browser also tells of a pointer at rest under which something has come. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
