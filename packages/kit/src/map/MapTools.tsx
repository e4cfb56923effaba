import { Button } from '../look/Button.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './OwnMap.module.css';
import { type MapView, zoomStep } from './use-view.ts';

export function MapTools({ view }: { view: MapView }) {
  const phrase = usePhrase();
  return (
    <div className={`${styles['tools']} no-print`}>
      <Button aria-label={phrase(kitWords.mapIn)} disabled={view.isLargest} onClick={() => view.enlarge(zoomStep)}>
        +
      </Button>
      <Button
        aria-label={phrase(kitWords.mapOut)}
        disabled={view.zoom === 1}
        onClick={() => view.enlarge(1 / zoomStep)}
      >
        −
      </Button>
      {view.zoom > 1 && <Button onClick={view.showWhole}>{phrase(kitWords.mapWhole)}</Button>}
    </div>
  );
}
