import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients.ts';
import { Button } from '@traiteur/kit/Button.tsx';
import { Card } from '@traiteur/kit/Card.tsx';
import { SearchBox } from '@traiteur/kit/SearchBox.tsx';
import { toast } from '@traiteur/kit/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { readablePhone } from '../shell/readable-phone.ts';
import { ChosenClient } from './ChosenClient.tsx';
import { ClientAllergens } from './ClientAllergens.tsx';
import { NewClientDialog } from './NewClientDialog.tsx';
import { withClient } from './order-draft.ts';
import styles from './Results.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** Who orders: found by name, e-mail or phone, or added on the spot. */
export function ClientPicker({ form: { draft, setDraft, faultOf } }: { form: OrderFormState }) {
  const words = useTranslations('orders.form');
  const failureMessage = useFailureMessage();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const found = useQuery({
    queryKey: ['clients', 'search', search],
    queryFn: ({ signal }) => api.call('clients', 'listClients', { search, limit: 6 }, undefined, { signal }),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
  const choose = (client: Client) => {
    setDraft((before) => withClient(before, client));
    setSearch('');
    setAdding(false);
  };
  const opening = useMutation({
    mutationFn: (id: number) => api.call('clients', 'getClient', { id }),
    onError: (error) => toast.error(failureMessage(error)),
  });
  // Of two that were pressed one after the other, the last.
  const open = (id: number) => opening.mutate(id, { onSuccess: choose });

  const add = api.offers('clients', 'createClient') && (
    <Button onClick={() => setAdding(true)}>{words('newClient')}</Button>
  );
  return (
    <Card title={words('client')} aside={draft.client ? undefined : add}>
      {draft.client ? (
        <ChosenClient client={draft.client} onChange={() => setDraft((before) => withClient(before, null))} />
      ) : (
        <>
          <SearchBox value={search} onChange={setSearch} label={words('findClient')} />
          {search && (
            <ul className={styles['results']} aria-busy={found.isFetching}>
              {found.data?.items.map((client) => (
                <li key={client.id}>
                  <button type="button" className={styles['result']} onClick={() => open(client.id)}>
                    <strong>
                      {client.firstName} {client.lastName}
                    </strong>
                    <ClientAllergens of={client.allergens} />
                    <small>{[readablePhone(client.phone), client.email].filter(Boolean).join(' · ')}</small>
                  </button>
                </li>
              ))}
              {found.data?.items.length === 0 && <li className="hint">{words('noClient')}</li>}
            </ul>
          )}
        </>
      )}
      {faultOf('clientId') && <p className="fault">{faultOf('clientId')}</p>}
      {adding && <NewClientDialog onClose={() => setAdding(false)} onAdded={choose} />}
    </Card>
  );
}
