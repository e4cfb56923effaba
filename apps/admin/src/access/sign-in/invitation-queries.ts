import { queryOptions } from '@tanstack/react-query';
import type { openInvitation } from '@traiteur/contract/access/sign-in.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type * as z from 'zod/mini';

export type OpenInvitation = z.output<typeof openInvitation>;

/** Not cached: nothing of it stays once the screen is left. */
export const invitationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: [...nounKeys('sign-in').all, 'invitation', token],
    queryFn: () => api.call('sign-in', 'readInvitation', {}, { token }),
    gcTime: 0,
    retry: false,
    // An accepted invitation is refused from then on: refetching would show that to the user who is being signed in.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
