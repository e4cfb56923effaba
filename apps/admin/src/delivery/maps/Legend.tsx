import { useTranslations } from 'use-intl';
import styles from './Legend.module.css';

interface LegendProps {
  /** No colour for what belongs to no zone; a ring for what has a number. */
  entries: readonly { key: string; name: string; colour?: string; ring?: string }[];
}

export function Legend({ entries }: LegendProps) {
  const words = useTranslations('maps');
  return (
    <div className={styles['legend']}>
      <ul>
        {entries.map(({ key, name, colour, ring }) => (
          <li key={key}>
            <i
              className={styles['swatch']}
              style={
                ring ? { border: `3px solid ${ring}`, background: '#fff' } : colour ? { background: colour } : undefined
              }
              aria-hidden
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="hint">{words('exactness')}</p>
    </div>
  );
}
