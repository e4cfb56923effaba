import { IconMapPin } from '@tabler/icons-react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './MapLink.module.css';

interface MapLinkProps {
  /** Street and number. */
  address: string;
  postalCode: string;
  city: string;
}

/** An address that opens in the maps of the device, apart: on a phone in its maps application. It says nothing of who lives there. */
export function MapLink({ address, postalCode, city }: MapLinkProps) {
  const phrase = usePhrase();
  const query = encodeURIComponent(`${address}, ${postalCode} ${city}`);
  return (
    <a
      className={styles['map']}
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {`${address}\n${postalCode} ${city}`}
      <IconMapPin size={15} aria-hidden className="no-print" />
      <span className="visually-hidden"> · {phrase(kitWords.openOnMap)}</span>
    </a>
  );
}
