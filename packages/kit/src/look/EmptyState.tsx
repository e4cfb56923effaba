import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './EmptyState.module.css';

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles['state']}>
      <svg viewBox="0 0 120 70" width="120" height="70" aria-hidden>
        <ellipse cx="60" cy="56" rx="54" ry="10" fill="#f1ecdf" />
        <ellipse cx="60" cy="50" rx="44" ry="9" fill="#fffdf9" stroke="#cfc7b4" strokeWidth="2" />
        <ellipse cx="60" cy="49" rx="28" ry="5" fill="none" stroke="#e8e2d4" strokeWidth="2" />
        <path d="M60 44C48 40 48 24 62 16c8 10 9 22-2 28z" fill="#91c954" />
        <path d="M60 44c0-9 1-17 2-24" fill="none" stroke="#43701a" strokeWidth="1.6" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  message: string;
  retry: (() => void) | undefined;
  /** Leads on where trying again cannot help. */
  onward?: ReactNode;
}

export function ErrorState({ message, retry, onward }: ErrorStateProps) {
  const phrase = usePhrase();
  return (
    <div className={styles['state']} role="alert">
      {retry && <strong>{phrase(kitWords.failedToLoad)}</strong>}
      <p>{message}</p>
      {retry ? <Button onClick={retry}>{phrase(kitWords.tryAgain)}</Button> : onward}
    </div>
  );
}
