import { useQuery } from '@tanstack/react-query';
import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { ClientAllergens } from './ClientAllergens.tsx';
import { ClientLink } from './ClientLink.tsx';
import { clientQuery, doublesQuery } from './client-queries.ts';
import { lacksAllergyOf } from './lacks-allergy.ts';
import styles from './PossibleDoubles.module.css';

/** Other records that have the phone or the typed address of a client whose address is not confirmed. */
export function PossibleDoubles({ clientId }: { clientId: number }) {
  const api = useApi();
  const words = useTranslations('clients.doubles');
  const mayRead = api.offers('clients', 'get') && api.offers('clients', 'findClientDoubles');
  const { data: client } = useQuery({ ...clientQuery(api, clientId), enabled: mayRead });
  const { phone = '', unprovenEmail = '' } = client ?? {};
  const { data: doubles } = useQuery({ ...doublesQuery(api, phone, unprovenEmail), enabled: unprovenEmail !== '' });
  if (!client || !unprovenEmail) return null;
  return doubles?.items
    .filter(({ id }) => id !== clientId)
    .map((double) =>
      lacksAllergyOf(client, double) ? (
        <Alarm key={double.id} tone="warning" title={words('lacksAllergies')}>
          <Double client={double} />
        </Alarm>
      ) : (
        <div key={double.id} className={styles['double']}>
          <p className="hint">{words('possible')}</p>
          <Double client={double} />
        </div>
      ),
    );
}

function Double({ client }: { client: ClientRow }) {
  return (
    <p className={styles['person']}>
      <ClientLink id={client.id}>{`${client.firstName} ${client.lastName}`}</ClientLink>
      <ClientAllergens {...client} />
    </p>
  );
}
