import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client, ClientRow } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { Result, Results, Search } from '@traiteur/kit/list/Results.tsx';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFirstFound } from '../../../list/use-first-found.ts';
import { ClientAllergens } from '../ClientAllergens.tsx';
import { foundClientsQuery } from '../client-queries.ts';
import styles from './MergeDialog.module.css';
import { MergePreview } from './MergePreview.tsx';

interface MergeDialogProps {
  /** The record that stays. */
  client: Client;
  onClose: () => void;
}

export function MergeDialog({ client, onClose }: MergeDialogProps) {
  const words = useTranslations('clients.merge');
  const cancel = useTranslations('forms');
  const [otherClient, setOtherClient] = useState<ClientRow>();
  return (
    <Dialog
      opened
      size="lg"
      title={words('title', { name: `${client.firstName} ${client.lastName}` })}
      onClose={onClose}
    >
      {otherClient ? (
        <MergePreview
          keeper={client}
          otherId={otherClient.id}
          onBack={() => setOtherClient(undefined)}
          onMerged={onClose}
        />
      ) : (
        <>
          <p className={styles['explained']}>{words('explained')}</p>
          <OtherSearch client={client} onChoose={setOtherClient} />
          <div className="dialog-actions">
            <Button onClick={onClose}>{cancel('cancel')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Starts with the records of the same last name. */
function OtherSearch({ client, onChoose }: { client: Client; onChoose: (other: ClientRow) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('clients.merge');
  const [search, setSearch] = useState(client.lastName);
  const doublesOf = (items: readonly ClientRow[]) => items.filter(({ id }) => id !== client.id);
  const clients = useQuery({
    ...foundClientsQuery(api, search),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => doublesOf(items),
  });
  const enter = useFirstFound(
    async (text) => doublesOf((await queries.fetchQuery(foundClientsQuery(api, text))).items),
    onChoose,
  );
  return (
    <Search>
      <SearchBox first value={search} onChange={setSearch} onEnter={enter} label={words('find')} />
      {search && (
        <Shown query={clients} shape={null} empty={(candidates) => candidates.length === 0 && words('noOther')}>
          {(candidates) => (
            <Results busy={clients.isFetching}>
              {candidates.map((candidate) => (
                <Result key={candidate.id} onChoose={() => onChoose(candidate)}>
                  <strong>
                    {candidate.firstName} {candidate.lastName}
                  </strong>
                  <ClientAllergens {...candidate} />
                  <small>
                    {[readablePhone(candidate.phone), candidate.email, candidate.city].filter(Boolean).join(' · ')}
                  </small>
                </Result>
              ))}
            </Results>
          )}
        </Shown>
      )}
    </Search>
  );
}
