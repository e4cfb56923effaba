import type { ReactNode } from 'react';
import styles from './CaptionedMap.module.css';

interface CaptionedMapProps {
  /** Name and actions of the chosen point; its room stays when none is chosen. */
  caption: ReactNode;
  children: ReactNode;
}

export const CaptionedMap = ({ caption, children }: CaptionedMapProps) => (
  <div className={styles['map']}>
    {children}
    <p className={styles['caption']} role="status">
      {caption}
    </p>
  </div>
);
