import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { mailKeys } from './mail-queries.ts';

export function useResend() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('mails');
  const showFailure = useFailureToast();
  const sending = useMutation({
    mutationFn: (id: number) => api.call('mails', 'resendMail', { id }),
    onSuccess: () => toast.success(words('resent')),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: mailKeys.all }),
  });
  return { resend: (id: number) => sending.mutate(id), isUnderWay: sending.isPending };
}
