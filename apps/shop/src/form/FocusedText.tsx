import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FocusedText.module.css';

/** What takes the place of a button that was pressed, or asks about it: whoever reads by ear or goes by the keyboard is led there. */
export function FocusedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles['text']}>
      {children}
    </p>
  );
}
