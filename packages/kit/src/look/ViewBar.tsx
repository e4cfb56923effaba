import type { ReactNode } from 'react';
import styles from './ViewBar.module.css';

interface ViewBarProps {
  /** What is chosen, for who does not see it. */
  label: string;
  /** Its children lead to other addresses. */
  isNavigation?: boolean;
  /** Pressed with wet fingers. */
  isLarge?: boolean;
  /** Buttons with `aria-pressed` and links, of which one is the current page. */
  children: ReactNode;
}

/** One of a few views of the same thing. */
export function ViewBar({ label, isNavigation = false, isLarge = false, children }: ViewBarProps) {
  const className = `${styles['bar']} ${isLarge ? styles['large'] : ''}`;
  if (isNavigation)
    return (
      <nav className={className} aria-label={label}>
        {children}
      </nav>
    );
  return (
    <div className={className} role="group" aria-label={label}>
      {children}
    </div>
  );
}
