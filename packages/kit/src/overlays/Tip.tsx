import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

interface TipProps {
  label: string;
  position?: 'right' | 'top' | 'bottom';
  disabled?: boolean;
  children: ReactElement;
}

/** A few words beside what one points at or has the focus on. */
export const Tip = ({ label, position = 'top', disabled = false, children }: TipProps) => (
  <Tooltip label={label} position={position} disabled={disabled} events={{ hover: true, focus: true, touch: false }}>
    {children}
  </Tooltip>
);
