import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Result, Results, Search } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { clientMarks } from './client-marks.ts';
import { foundClientsQuery } from './client-queries.ts';
import { ChosenClient } from './ChosenClient.tsx';
import { ClientAllergens } from './ClientAllergens.tsx';
import { NewClientDialog } from './new/NewClientDialog.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';

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
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const [search, setSearch] = useState('');
  const lastSearch = useRef('');
  const [adding, setAdding] = useState(false);
  const mayAdd = api.offers('clients', 'create');
  const clients = useQuery({
    ...foundClientsQuery(api, search),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
  const choose = (chosenClient: Client) => {
    onChoose(chosenClient);
    setSearch('');
    setAdding(false);
  };
  const opening = useMutation({
    /** Reads a client; the first that is found by words, once those words are answered. */
    async mutationFn(choice: { id: number } | { words: string }) {
      const [first] =
        'id' in choice ? [choice] : (await queries.fetchQuery(foundClientsQuery(api, choice.words))).items;
      return first && api.call('clients', 'get', { id: first.id });
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  // When two clients were asked for, the last one counts.
  const openClient = (choice: { id: number } | { words: string }) =>
    opening.mutate(choice, {
      onSuccess: (answer) => {
        // Who has typed on means somebody else.
        if ('words' in choice && choice.words !== lastSearch.current) return;
        if (answer) choose(answer);
        else if (mayAdd) setAdding(true);
      },
    });
  const open = (id: number) => openClient({ id });
  const find = (text: string) => {
    lastSearch.current = text;
    setSearch(text);
  };
  const enter = (text: string) => {
    lastSearch.current = text;
    openClient({ words: text });
    return false;
  };

  const startAdding = () => {
    // An answer still under way must not choose somebody else over the one that is typed now.
    opening.reset();
    setAdding(true);
  };

  const add = mayAdd && <Button onClick={startAdding}>{words('newClient')}</Button>;
  return (
    <Card title={words('client')} aside={client ? undefined : add}>
      {client ? (
        <ChosenClient client={client} onChange={() => onChoose(null)} onSaved={onSaved} />
      ) : (
        <Search>
          <SearchBox first value={search} onChange={find} onEnter={enter} label={words('findClient')} />
          {search && (
            <Shown
              query={answerToNow(clients)}
              shape={null}
              empty={({ items }) => items.length === 0 && words('noClient')}
            >
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
        </Search>
      )}
      {fault && <p className="fault">{fault}</p>}
      {adding && <NewClientDialog search={search} onClose={() => setAdding(false)} onAdded={choose} onKnown={open} />}
    </Card>
  );
}
