import type { Client } from '@traiteur/contract/clients/clients.ts';
import { newAddress, type NewAddress } from '@traiteur/contract/clients/new-address.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../../form/DraftLine.tsx';
import { LeaveDialog } from '../../../form/LeaveDialog.tsx';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { useGuardedClose } from '../../../form/use-guarded-close.ts';
import styles from './NewClientDialog.module.css';
import { PlaceFields } from './PlaceFields.tsx';

interface NewAddressDialogProps {
  clientId: number;
  onClose: () => void;
  /** Called with the client; the new address comes last. */
  onAdded: (client: Client) => void;
}

const blank: NewAddress = { label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '', note: '' };

export function NewAddressDialog({ clientId, onClose, onAdded }: NewAddressDialogProps) {
  const api = useApi();
  const words = useTranslations('clients');
  const cancel = useTranslations('forms');
  const form = useSchemaForm(newAddress, blank);
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting } = form.formState;
  const { close, question } = useGuardedClose(isDirty, onClose);
  const draft = useFormDraft(`address.${clientId}`, form, newAddress.shape);
  const add = (address: NewAddress) =>
    api.call('clients', 'addClientAddress', { id: clientId }, address).then(
      (client) => {
        draft.markSaved();
        onAdded(client);
      },
      (failure: unknown) => showFaults(failure),
    );
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('addAddress')} onClose={close}>
        <Form form={form} onSubmit={add}>
          <DraftLine {...draft.line} />
          <div className={styles['fields']}>
            <FieldRow>
              <TextField name="label" label={words('addressFields.label')} placeholder={words('hints.label')} first />
              <TextField name="phone" type="tel" label={words('addressFields.phone')} autoComplete="off" />
            </FieldRow>
            <PlaceFields />
          </div>
          <div className="dialog-actions">
            <Button onClick={close}>{cancel('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {words('saveAddress')}
            </Button>
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={question} />
    </DialogStack>
  );
}
