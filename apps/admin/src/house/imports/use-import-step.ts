import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportDetail } from '@traiteur/contract/house/imports.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { importQuery } from './import-queries.ts';

/** A step of an import: what it answers is what is shown next. */
export function useImportStep<Input = void>(call: (api: ApiClient, input: Input) => Promise<ImportDetail>) {
  const api = useApi();
  const queries = useQueryClient();
  const complain = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (detail) => queries.setQueryData(importQuery(api, detail.id).queryKey, detail),
    onError: complain,
  });
}
