import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Search } from '@traiteur/kit/list/Results.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChosenClient } from './ChosenClient.tsx';
import { FoundClients } from './FoundClients.tsx';
import { NewClientDialog } from './new/NewClientDialog.tsx';
import { useClientChoice } from './use-client-choice.ts';

interface ClientPickerProps {
  client: Client | null;
  onChoose: (client: Client | null) => void;
  /** Called with the order's client as saved. */
  onSaved: (client: Client) => void;
  fault: string | undefined;
}

export function ClientPicker({ client, onChoose, onSaved, fault }: ClientPickerProps) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const mayAdd = api.offers('clients', 'create');
  const choose = (chosenClient: Client) => {
    onChoose(chosenClient);
    setSearch('');
    setAdding(false);
  };
  const choice = useClientChoice({ onChoose: choose, onNobody: () => mayAdd && setAdding(true) });
  const startAdding = () => {
    // A search under way must not replace the client being typed.
    choice.drop();
    setAdding(true);
  };
  const add = mayAdd && <Button onClick={startAdding}>{words('newClient')}</Button>;
  return (
    <Card title={words('client')} aside={client ? undefined : add}>
      {client ? (
        <ChosenClient client={client} onChange={() => onChoose(null)} onSaved={onSaved} />
      ) : (
        <Search>
          <SearchBox
            first
            value={search}
            onChange={(text) => {
              choice.type(text);
              setSearch(text);
            }}
            onEnter={(text) => {
              choice.enter(text);
              return false;
            }}
            label={words('findClient')}
          />
          {search && <FoundClients search={search} onChoose={choice.open} />}
        </Search>
      )}
      {fault && <p className="fault">{fault}</p>}
      {adding && (
        <NewClientDialog search={search} onClose={() => setAdding(false)} onAdded={choose} onKnown={choice.open} />
      )}
    </Card>
  );
}
