import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ListLink } from '../../../list/ListLink.tsx';
import { useTo } from '../../../use-to.ts';
import { clientQuery } from '../client-queries.ts';
import { AllergyCard } from './AllergyCard.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientAddresses } from './ClientAddresses.tsx';
import styles from './ClientDetail.module.css';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientOrders } from './ClientOrders.tsx';
import { ClientRecord } from './ClientRecord.tsx';
import { PossibleDoubles } from '../PossibleDoubles.tsx';
import { SavedCards } from '../../../money/saved-cards/SavedCards.tsx';
import { ClientCompanyCard } from '../../companies/ClientCompanyCard.tsx';
import { TableCard } from '../table/TableCard.tsx';
import { UndoableMerges } from '../merge/UndoableMerges.tsx';

export default function ClientDetail() {
  const api = useApi();
  const id = Number(useParams()['id']);
  const to = useTo();
  const words = useTranslations('clients');
  const query = useQuery(clientQuery(api, id));
  const { data: client } = query;
  return (
    <Screen
      title={client ? `${client.firstName} ${client.lastName}` : words('one')}
      subtitle={words('subtitle')}
      action={client && client.erasedAt === null && <ClientActions client={client} />}
    >
      <Shown query={query} card="both" shape={shape} onward={<ListLink to={to('clients')} />}>
        {(current) => <ClientParts client={current} />}
      </Shown>
    </Screen>
  );
}

function ClientParts({ client }: { client: Client }) {
  const words = useTranslations('clients.personalData');
  const dates = useDates();
  if (client.erasedAt !== null)
    return (
      <Stack>
        <p className="hint">{words('erasedOn', { date: dates.day(client.erasedAt) })}</p>
        <ClientOrders client={client} />
      </Stack>
    );
  return (
    <div className={styles['columns']}>
      <Stack>
        <PossibleDoubles clientId={client.id} />
        <AllergyCard client={client} />
        <TableCard client={client} />
        <ClientOrders client={client} />
      </Stack>
      <Stack>
        <ClientFacts client={client} />
        <ClientCompanyCard clientId={client.id} />
        <ClientAddresses addresses={client.addresses} />
        <SavedCards client={client} />
        <UndoableMerges client={client} />
        <ClientRecord client={client} />
      </Stack>
    </div>
  );
}

const shape = (
  <>
    <Skeleton width="40%" /> <Skeleton width="90%" height={120} />
  </>
);
