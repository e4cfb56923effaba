import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useTranslations } from 'use-intl';
import styles from './DataMoment.module.css';

/** Of figures that lag: the moment they are of. */
export function DataMoment({ asOf }: { asOf?: string | undefined }) {
  const words = useTranslations('lists');
  const dates = useDates();
  return asOf && <p className={styles['moment']}>{words('asOf', { moment: dates.moment(asOf) })}</p>;
}
