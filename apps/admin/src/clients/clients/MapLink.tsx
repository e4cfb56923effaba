import { IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './MapLink.module.css';

interface MapLinkProps {
  /** Street and number, then how to get in, each on a line of its own. */
  address: string;
  postalCode: string;
  city: string;
}

/** Opens the address in the device's maps application. For privacy the link says nothing of the client. */
export function MapLink({ address, postalCode, city }: MapLinkProps) {
  const words = useTranslations('clients');
  // Further lines say how to get in, which maps do not know.
  const [street = ''] = address.split('\n');
  const query = encodeURIComponent(`${street}, ${postalCode} ${city}`);
  return (
    <a
      className={styles['map']}
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {`${address}\n${postalCode} ${city}`}
      <IconMapPin size={15} aria-hidden className="no-print" />
      <span className="visually-hidden"> · {words('openOnMap')}</span>
    </a>
  );
}
