import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FocusedText.module.css';

/** Replaces a pressed button, and takes the focus for screen readers and the keyboard. */
export function FocusedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles['text']}>
      {children}
    </p>
  );
}
