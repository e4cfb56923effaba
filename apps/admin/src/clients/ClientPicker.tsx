import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Result, Results } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { clientMarks } from './client-marks.ts';
import { foundClientsQuery } from './client-queries.ts';
import { ChosenClient } from './ChosenClient.tsx';
import { ClientAllergens } from './ClientAllergens.tsx';
import { NewClientDialog } from './new/NewClientDialog.tsx';
import { useApi } from '@traiteur/front/front.ts';

interface ClientPickerProps {
  /** The one chosen. */
  client: Client | null;
  onChoose: (client: Client | null) => void;
  /** Given the client of the order as they are now. */
  onSaved: (client: Client) => void;
  /** What is wrong with the choice. */
  fault: string | undefined;
}

/** Who orders: found by name, e-mail or phone, or added on the spot. */
export function ClientPicker({ client, onChoose, onSaved, fault }: ClientPickerProps) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const failureMessage = useFailureMessage();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const clients = useQuery({
    ...foundClientsQuery(api, search),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: Client) => {
    onChoose(chosen);
    setSearch('');
    setAdding(false);
  };
  const opening = useMutation({
    mutationFn: (id: number) => api.call('clients', 'get', { id }),
    onError: (error) => toast.error(failureMessage(error)),
  });
  // When two clients were pressed, the last one counts.
  const open = (id: number) => opening.mutate(id, { onSuccess: choose });

  const startAdding = () => {
    // An answer still under way must not choose somebody else over the one that is typed now.
    opening.reset();
    setAdding(true);
  };

  const add = api.offers('clients', 'create') && <Button onClick={startAdding}>{words('newClient')}</Button>;
  return (
    <Card title={words('client')} aside={client ? undefined : add}>
      {client ? (
        <ChosenClient client={client} onChange={() => onChoose(null)} onSaved={onSaved} />
      ) : (
        <>
          <SearchBox value={search} onChange={setSearch} label={words('findClient')} />
          {search && (
            <Shown query={clients} shape={null} empty={({ items }) => items.length === 0 && words('noClient')}>
              {({ items }) => (
                <Results busy={clients.isFetching}>
                  {items.map((row) => (
                    <Result key={row.id} onChoose={() => open(row.id)}>
                      <strong>
                        {row.firstName} {row.lastName}
                      </strong>
                      <ClientAllergens allergens={row.allergens} allergiesAsked={row.allergiesAsked} />
                      <small>{clientMarks(row).join(' · ')}</small>
                    </Result>
                  ))}
                </Results>
              )}
            </Shown>
          )}
        </>
      )}
      {fault && <p className="fault">{fault}</p>}
      {adding && <NewClientDialog search={search} onClose={() => setAdding(false)} onAdded={choose} onKnown={open} />}
    </Card>
  );
}
