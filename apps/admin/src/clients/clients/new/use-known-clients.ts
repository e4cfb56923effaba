import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { doublesQuery } from '../client-queries.ts';

/** Finds clients with the typed phone or e-mail address; `isNews` says whether one of them was not shown yet. */
export function useKnownClients(phone: string, email: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [restedPhone, restedEmail] = [useDebounced(phone), useDebounced(email)];
  const { data } = useQuery({
    ...doublesQuery(api, restedPhone, restedEmail),
    // Shorter texts are not a number or address yet.
    enabled: restedPhone.replace(/\D/g, '').length >= 9 || restedEmail.includes('@'),
  });
  const clients: readonly ClientRow[] = data?.items ?? [];

  async function isNews(): Promise<boolean> {
    // A colleague may have added the client just now; a failed search does not block saving.
    const { items } = await queries
      .fetchQuery({ ...doublesQuery(api, phone, email), staleTime: 0 })
      .catch(() => ({ items: [] }));
    return items.some(({ id }) => !clients.some((client) => client.id === id));
  }

  return { clients, isNews };
}
