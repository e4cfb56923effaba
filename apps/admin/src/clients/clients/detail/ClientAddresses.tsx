import type { Address } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { MapLink } from '../MapLink.tsx';
import styles from './ClientDetail.module.css';

/** Each address with its zone, or that it is not delivered to. */
export function ClientAddresses({ addresses }: { addresses: readonly Address[] }) {
  const words = useTranslations('clients');
  const eligibility = useTranslations('orders.form');
  const nameOf = useLocalName();
  return (
    <Card title={words('fields.addresses')}>
      {addresses.length === 0 && <p className="hint">{words('detail.noAddress')}</p>}
      <ul className={styles['addresses']}>
        {addresses.map(({ id, label, phone, address, postalCode, city, country, note, eligible, zone }) => (
          <li key={id} className={styles['address']}>
            <div>
              {label && <strong>{label}</strong>}
              <MapLink address={address} postalCode={postalCode} city={`${city}, ${country}`} />
              {note && <p className={styles['lines']}>{words('detail.access', { note })}</p>}
              {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
            </div>
            <div>{zone && <Chip tone={eligible ? 'ok' : 'mute'}>{nameOf(zone.name)}</Chip>}</div>
            <small>{eligibility(eligible ? 'eligible' : 'notEligible')}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
