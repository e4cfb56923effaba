import { type ReactNode, useEffect } from 'react';
import styles from './Palette.module.css';

/** Something found: the address it is at tells it from the others. */
export interface PaletteItem {
  to: string;
  title: string;
  detail?: string | undefined;
  mark?: ReactNode;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** The result of an earlier text: shown until the next result is there, and not chosen by Enter. */
  stale?: boolean;
}

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Address of the item that Enter takes. */
  active: string | undefined;
  onPoint: (to: string) => void;
  onChoose: (item: PaletteItem) => void;
}

/** An address has no spaces, so it can be part of an id. */
export const optionId = (listId: string, to: string): string => `${listId}${to}`;

/** What is found, in groups with a heading. */
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
                // The focus stays where one types.
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => !stale && onPoint(item.to)}
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
