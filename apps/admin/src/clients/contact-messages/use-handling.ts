import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactAnswer, ContactMessage } from '@traiteur/contract/clients/contact-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';

const messageKeys = nounKeys('contact-messages');

/** Reads the list again even after a failure, since a colleague may have been faster. */
export function useHandling({ id, handledAt }: Pick<ContactMessage, 'id' | 'handledAt'>) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('contactMessages');
  const readAnew = () => queries.invalidateQueries({ queryKey: messageKeys.all });
  const answering = useMutation({
    mutationFn: (answer: ContactAnswer) =>
      api.call('contact-messages', 'answerContactMessage', { id }, { ...answer, handledAt }),
    onSuccess: () => toast.success(words('sent')),
    onSettled: readAnew,
  });
  const closing = useMutation({
    mutationFn: () => api.call('contact-messages', 'closeContactMessage', { id }),
    onSuccess: () => toast.success(words('closed')),
    onSettled: readAnew,
  });
  return {
    answer: (answer: ContactAnswer) => answering.mutateAsync(answer),
    close: () => closing.mutateAsync(),
    isClosing: closing.isPending,
  };
}
