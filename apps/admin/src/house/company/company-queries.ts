import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const companyKeys = nounKeys('company');

/** The company, with the mentions that its invoices lack. */
export const companyQuery = (api: ApiClient) =>
  queryOptions({ queryKey: companyKeys.answer('mentions'), queryFn: () => api.call('company', 'get') });
