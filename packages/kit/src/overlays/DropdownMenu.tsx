import { type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './DropdownMenu.module.css';

interface MenuAction {
  label: string;
  icon?: ReactNode;
  run: () => void;
}

interface DropdownMenuProps {
  /** The button that opens it. */
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  /** What stands above the actions. */
  head: ReactNode;
  actions: readonly MenuAction[];
}

/** Where each key leads from an action; -1 while none has the focus. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button's menu of actions. The browser opens it, closes it at Escape or a press elsewhere, and gives the focus back. */
export function DropdownMenu({ button, head, actions }: DropdownMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchorName = `--menu-${id}`;
  const close = () => menu.current?.hidePopover();
  function press(event: KeyboardEvent) {
    // The Tab key goes on from the button.
    if (event.key === 'Tab') close();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const next = moves[event.key]?.(
      items.findIndex((item) => item === document.activeElement),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }
  return (
    <>
      <button type="button" {...button} aria-haspopup="menu" popoverTarget={id} style={{ anchorName }} />
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="auto"
        tabIndex={-1}
        aria-label={button['aria-label']}
        className={styles['menu']}
        style={{ positionAnchor: anchorName }}
        onToggle={({ newState }) => newState === 'open' && menu.current?.focus()}
        onKeyDown={press}
      >
        <div role="none">{head}</div>
        {actions.map(({ label, icon, run }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              run();
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
