import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { doublesQuery } from '../client-queries.ts';

/** Who has the phone or the e-mail address that is typed; `isNews` tells of somebody whom the form has not shown yet. */
export function useKnownClients(phone: string, email: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [restedPhone, restedEmail] = [useDebounced(phone), useDebounced(email)];
  const { data } = useQuery({
    ...doublesQuery(api, restedPhone, restedEmail),
    // Less is nobody's number or address yet.
    enabled: restedPhone.replace(/\D/g, '').length >= 9 || restedEmail.includes('@'),
  });
  const clients: readonly ClientRow[] = data?.items ?? [];

  async function isNews(): Promise<boolean> {
    // Somebody else may have added them just now; a search that fails holds nobody back.
    const { items } = await queries
      .fetchQuery({ ...doublesQuery(api, phone, email), staleTime: 0 })
      .catch(() => ({ items: [] }));
    return items.some(({ id }) => !clients.some((client) => client.id === id));
  }

  return { clients, isNews };
}
