import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const invitationTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...nounKeys('administrators').all, 'terms'],
    queryFn: () => api.call('administrators', 'getInvitationTerms'),
  });
