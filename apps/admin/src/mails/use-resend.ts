import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { mailKeys } from './mail-queries.ts';

/** Has a mail sent again, and shows where it stands then. */
export function useResend() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('mails');
  const failureMessage = useFailureMessage();
  const sending = useMutation({
    mutationFn: (id: number) => api.call('mails', 'resendMail', { id }),
    onSuccess: () => toast.success(words('resent')),
    onError: (error) => toast.error(failureMessage(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: mailKeys.all }),
  });
  return { resend: (id: number) => sending.mutate(id), isUnderWay: sending.isPending };
}
