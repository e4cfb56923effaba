import type { ReactNode } from 'react';
import styles from './CaptionedMap.module.css';

interface CaptionedMapProps {
  /** What the chosen point is called, and what can be done with it; its room is kept while none is chosen. */
  caption: ReactNode;
  /** The map. */
  children: ReactNode;
}

/** A map, whoever draws it, and a line below that tells of its chosen point. */
export const CaptionedMap = ({ caption, children }: CaptionedMapProps) => (
  <div className={styles['map']}>
    {children}
    <p className={styles['caption']} role="status">
      {caption}
    </p>
  </div>
);
