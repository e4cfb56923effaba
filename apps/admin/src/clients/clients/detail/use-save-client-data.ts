import { useMutation } from '@tanstack/react-query';
import { useFront } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../files/save-file.ts';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';

export function useSaveClientData(id: number) {
  const { api, browser } = useFront();
  const words = useTranslations('clients.personalData');
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: () =>
      saveFile({
        browser,
        name: `client-${id}.json`,
        open: (signal) => api.call('clients', 'exportClientData', { id }, undefined, { signal }),
        signal: new AbortController().signal,
      }),
    onSuccess: (name) => name !== undefined && toast.success(words('exported', { name })),
    onError: showFailure,
  });
}
