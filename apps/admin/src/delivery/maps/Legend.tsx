import { useTranslations } from 'use-intl';
import styles from './Legend.module.css';

interface LegendProps {
  /** Without a colour: what is no zone's. */
  entries: readonly { key: string; name: string; colour?: string }[];
}

/** What the colours of a map mean, and how exact it is. */
export function Legend({ entries }: LegendProps) {
  const words = useTranslations('maps');
  return (
    <div className={styles['legend']}>
      <ul>
        {entries.map(({ key, name, colour }) => (
          <li key={key}>
            <i className={styles['swatch']} style={colour ? { background: colour } : undefined} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <p className="hint">{words('exactness')}</p>
    </div>
  );
}
