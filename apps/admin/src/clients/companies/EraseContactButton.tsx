import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface EraseContactButtonProps {
  company: OrderingCompany;
  contact: Pick<OrderingCompany['contacts'][number], 'name' | 'email'>;
}

/** For whoever asks to be forgotten: removing a contact in the form leaves their address on mails and in the log. */
export function EraseContactButton({ company: { id, version }, contact: { name, email } }: EraseContactButtonProps) {
  const api = useApi();
  const words = useTranslations('companies.contact');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const erasure = useMutation({
    mutationFn: () => api.call('companies', 'eraseCompanyContact', { id }, { email, version }),
    onSuccess: () => toast.success(words('erased')),
    onError: showFailure,
    async onSettled() {
      setIsAsking(false);
      for (const tag of ['orders', 'companies'] as const)
        await queries.invalidateQueries({ queryKey: nounKeys(tag).all });
    },
  });
  if (!api.offers('companies', 'eraseCompanyContact')) return null;
  return (
    <>
      <Button
        className="no-print"
        variant="subtle"
        aria-label={words('eraseNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {words('erase')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words('eraseQuestion', { name })}
        confirm={words('eraseConfirm')}
        danger
        busy={erasure.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => erasure.mutate()}
      >
        <p>{words('eraseExplained')}</p>
      </ConfirmDialog>
    </>
  );
}
