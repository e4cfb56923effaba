import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const companyKeys = nounKeys('company');

export const letterheadQuery = (api: ApiClient) =>
  queryOptions({ queryKey: companyKeys.answer('letterhead'), queryFn: () => api.call('company', 'getLetterhead') });
