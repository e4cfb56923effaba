import { passkeyName } from '@traiteur/contract/access/passkeys.ts';
import type { NewFactor } from '@traiteur/contract/access/second-factor.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { PasskeyAborted, usePasskeys } from './use-passkeys.ts';

interface PasskeyDialogProps {
  /** The default name. */
  name: string;
  onClose: () => void;
  onAdded: (answer: NewFactor) => void;
}

export function PasskeyDialog({ name, onClose, onAdded }: PasskeyDialogProps) {
  const words = useTranslations('secondFactor');
  const passkeys = usePasskeys();
  const form = useSchemaForm(passkeyName, { name });
  const showFaults = useShowFaults(form);
  async function add(values: { name: string }) {
    try {
      onAdded(await passkeys.make(values.name));
    } catch (failure) {
      if (failure instanceof PasskeyAborted) form.setError('root', { message: words('passkeyNotMade') });
      else showFaults(failure);
    }
  }
  return (
    <Dialog opened title={words('addPasskey')} onClose={onClose}>
      <Form form={form} onSubmit={add}>
        <TextField name="name" label={words('passkeyName')} hint={words('passkeyNameHint')} autoComplete="off" first />
        <div className="dialog-actions">
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {words('addPasskey')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
