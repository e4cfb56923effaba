import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { mailKeys } from '../../house/mails/mail-queries.ts';

/** Each level goes once, so that a second press sends nothing. */
export function RemindButton() {
  const { api, settings } = useFront();
  const mails = useTranslations('mails');
  const words = useTranslations('statements');
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const reminding = useMutation({
    mutationFn: () => api.call('statements', 'sendReminders', {}, {}),
    async onSuccess({ sent, withoutContact }) {
      const sentences = [
        words('reminders', { sent }),
        ...(sent > 0 && !settings.mailsLeave ? [mails('noServer')] : []),
        ...(withoutContact > 0 ? [words('withoutContact', { count: withoutContact })] : []),
      ];
      toast.success(sentences.join(' '));
      await Promise.all(
        [nounKeys('orders').all, mailKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  if (!api.offers('statements', 'sendReminders')) return null;
  return (
    <Button disabled={reminding.isPending} onClick={() => reminding.mutate()}>
      {words('remind')}
    </Button>
  );
}
