import { type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './DropdownMenu.module.css';

interface MenuAction {
  label: string;
  icon?: ReactNode;
  run: () => void;
}

interface DropdownMenuProps {
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  head: ReactNode;
  actions: readonly MenuAction[];
}

/** New index per key; -1 while no action has the focus. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A native popover: the browser closes it on Escape or a press outside and returns the focus. */
export function DropdownMenu({ button, head, actions }: DropdownMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchorName = `--menu-${id}`;
  const close = () => menu.current?.hidePopover();
  function press(event: KeyboardEvent) {
    // Tab moves on from the button.
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
