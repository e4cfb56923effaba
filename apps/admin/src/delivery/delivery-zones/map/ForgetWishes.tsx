import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgottenAddress } from '@traiteur/contract/delivery/wanted-areas.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { zoneMapQuery } from './zone-map-queries.ts';

/** Who asked has no account, perhaps, and may ask to be forgotten. */
export function ForgetWishes() {
  const words = useTranslations('wantedAreas');
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{words('forget')}</Button>
      {isOpen && <ForgetDialog onClose={() => setOpen(false)} />}
    </p>
  );
}

function ForgetDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('wantedAreas');
  const forms = useTranslations('forms');
  const form = useSchemaForm(forgottenAddress, { email: '' });
  const forget = useMutation({
    mutationFn: (email: string) => api.call('wanted-areas', 'forgetAreaWishes', {}, { email }),
    async onSuccess({ forgotten }) {
      toast.success(words('forgotten', { count: forgotten }));
      onClose();
      // The map shows them too.
      const queryKeys = [nounKeys('wanted-areas').all, zoneMapQuery(api).queryKey];
      await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  return (
    <Dialog opened title={words('forget')} onClose={onClose}>
      <Form form={form} onSubmit={async ({ email }) => void (await forget.mutateAsync(email))}>
        <TextField name="email" label={words('email')} first />
        <div className="dialog-actions">
          <Button onClick={onClose}>{forms('cancel')}</Button>
          <Button type="submit" variant="primary" busy={forget.isPending}>
            {words('forgetSubmit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
