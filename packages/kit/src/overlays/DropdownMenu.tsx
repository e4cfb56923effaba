import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  run: () => void;
}

interface DropdownMenuProps {
  /** The button that opens it. */
  target: ReactElement;
  /** What stands above the actions. */
  head?: ReactNode;
  actions: readonly MenuAction[];
}

/** A button's menu of actions. */
export function DropdownMenu({ target, head, actions }: DropdownMenuProps) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {head}
        {actions.map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={icon} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
