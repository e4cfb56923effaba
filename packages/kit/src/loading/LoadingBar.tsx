import { useSyncExternalStore } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { loadingBar } from './loading-bar.ts';
import styles from './LoadingBar.module.css';

export function LoadingBar() {
  const phrase = usePhrase();
  const { percent, failed } = useSyncExternalStore(loadingBar.subscribe, loadingBar.read);
  if (percent === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={phrase(kitWords.loading)}
      aria-valuenow={Math.round(percent)}
      className={`${styles['bar']} ${failed ? styles['failed'] : ''} no-print`}
      style={{ width: `${percent}%` }}
    />
  );
}
