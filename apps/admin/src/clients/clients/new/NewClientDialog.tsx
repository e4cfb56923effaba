import type { Client, ClientInput } from '@traiteur/contract/clients/clients.ts';
import { newClient } from '@traiteur/contract/clients/operations.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { DraftLine } from '../../../form/DraftLine.tsx';
import { LeaveDialog } from '../../../form/LeaveDialog.tsx';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { useGuardedClose } from '../../../form/use-guarded-close.ts';
import { AllergiesFields } from '../AllergiesFields.tsx';
import { blankClient } from '../blank-client.ts';
import { clientTyped } from './client-typed.ts';
import { KnownClients } from './KnownClients.tsx';
import styles from './NewClientDialog.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { useKnownClients } from './use-known-clients.ts';

interface NewClientDialogProps {
  /** The words that found no client. */
  search: string;
  onClose: () => void;
  onAdded: (client: Client) => void;
  /** Called to take a known client instead. */
  onKnown: (id: number) => void;
}

/** Adds a client with one address during a phone call, without leaving the order. */
export function NewClientDialog({ search, onClose, onAdded, onKnown }: NewClientDialogProps) {
  const api = useApi();
  const words = useTranslations('orders');
  const doubleWords = useTranslations('clients.doubles');
  const locale = useLocale();
  const cancel = useTranslations('forms');
  const [typedClient] = useState(() => clientTyped(search));
  const form = useSchemaForm(newClient, { ...blankClient, ...typedClient, locale });
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting } = form.formState;
  const { close, question } = useGuardedClose(isDirty, onClose);
  const draft = useFormDraft(search === '' ? 'client' : `client.${search}`, form, newClient.shape);
  const [phone, email] = useWatch({ control: form.control, name: ['phone', 'email'] });
  const doubles = useKnownClients(phone, email);
  async function add(client: ClientInput) {
    if (await doubles.isNews()) return;
    await api.call('clients', 'create', {}, client).then(
      (newcomer) => {
        draft.markSaved();
        onAdded(newcomer);
      },
      (failure: unknown) => showFaults(failure),
    );
  }
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('form.newClient')} onClose={close}>
        <Form form={form} onSubmit={add}>
          <DraftLine {...draft.line} />
          <div className={styles['fields']}>
            <FieldRow>
              <TextField name="firstName" label={words('client.firstName')} autoComplete="off" required first />
              <TextField name="lastName" label={words('client.lastName')} autoComplete="off" required />
              <TextField name="phone" type="tel" label={words('client.phone')} autoComplete="off" required />
              <TextField name="email" type="email" label={words('client.email')} autoComplete="off" />
            </FieldRow>
            <KnownClients clients={doubles.clients} choice="choose" onChoose={onKnown} />
            <PlaceFields name="addresses.0" />
            <AllergiesFields />
          </div>
          <div className="dialog-actions">
            <Button onClick={close}>{cancel('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {doubles.clients.length > 0 ? doubleWords('addAnyway') : words('client.save')}
            </Button>
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={question} />
    </DialogStack>
  );
}
