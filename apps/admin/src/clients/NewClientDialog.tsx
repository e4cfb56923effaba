import { type Client, clientInput } from '@traiteur/contract/clients.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import { ClientAllergensField } from './ClientAllergensField.tsx';
import { CityFields } from './CityFields.tsx';
import styles from './NewClientDialog.module.css';
import { useApi } from '@traiteur/front/front.ts';

interface NewClientDialogProps {
  onClose: () => void;
  onAdded: (client: Client) => void;
}

type ClientInput = z.output<typeof clientInput>;

const blank: Omit<ClientInput, 'locale'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [{ label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '' }],
};

/** Adds a client with one address, without leaving the order. */
export function NewClientDialog({ onClose, onAdded }: NewClientDialogProps) {
  const api = useApi();
  const words = useTranslations('orders');
  const locale = useLocale();
  const cancel = useTranslations('forms');
  const form = useSchemaForm(clientInput, { ...blank, locale });
  const showFaults = useShowFaults(form);
  const { isDirty } = form.formState;
  const leaving = useUnsavedGuard(useCallback(() => isDirty, [isDirty]));
  const [closing, setClosing] = useState(false);
  const close = () => (isDirty ? setClosing(true) : onClose());
  const add = (client: ClientInput) =>
    api.call('clients', 'create', {}, client).then(onAdded, (failure: unknown) => showFaults(failure));
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('form.newClient')} onClose={close}>
        <Form form={form} onSubmit={add}>
          <div className={styles['fields']}>
            <FieldRow>
              <TextField name="firstName" label={words('client.firstName')} autoComplete="off" />
              <TextField name="lastName" label={words('client.lastName')} autoComplete="off" />
              <TextField name="phone" type="tel" label={words('client.phone')} autoComplete="off" />
              <TextField name="email" type="email" label={words('client.email')} autoComplete="off" />
            </FieldRow>
            <TextField name="addresses.0.address" label={words('client.street')} multiline />
            <CityFields />
            <ClientAllergensField name="allergens" label={words('client.allergies')} />
          </div>
          <div className="dialog-actions">
            <Button onClick={close}>{cancel('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              {words('client.save')}
            </Button>
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={closing ? { isAsked: true, stay: () => setClosing(false), leave: onClose } : leaving} />
    </DialogStack>
  );
}
