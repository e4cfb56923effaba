import { zodResolver } from '@hookform/resolvers/zod';
import { type Client, clientInput } from '@traiteur/contract/clients.ts';
import { ApiRefusal } from '@traiteur/contract/client.ts';
import { Button } from '@traiteur/kit/Button.tsx';
import { Dialog } from '@traiteur/kit/Dialog.tsx';
import { FieldRow } from '@traiteur/kit/FieldGroup.tsx';
import { TextField } from '@traiteur/kit/TextField.tsx';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { api } from '../shell/api.ts';
import { useFailureMessage, useFaultMessage } from '../shell/fault-messages.ts';
import { ClientAllergensField } from './ClientAllergensField.tsx';
import { CityFields } from './CityFields.tsx';
import styles from './OrderDetail.module.css';

interface NewClientDialogProps {
  onClose: () => void;
  onAdded: (client: Client) => void;
}

type Values = z.input<typeof clientInput>;

/** Adds a client with one address, without leaving the order. */
export function NewClientDialog({ onClose, onAdded }: NewClientDialogProps) {
  const words = useTranslations('orders');
  const locale = useLocale();
  const error = useFaultMessage();
  const cancel = useTranslations('shell.form');
  const failureMessage = useFailureMessage();
  const form = useForm<Values>({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      locale,
      dietNote: '',
      marketingConsent: false,
      allergens: [],
      addresses: [{ label: '', phone: '', address: '', city: '', country: 'FR', postalCode: '' }],
    },
    resolver: zodResolver(clientInput, { error, reportInput: true }),
    mode: 'onTouched',
  });
  async function add(values: Values) {
    try {
      onAdded(await api.call('clients', 'createClient', {}, values));
    } catch (failure) {
      const problems = failure instanceof ApiRefusal ? (failure.problem.errors ?? []) : [];
      for (const { field, message } of problems)
        form.setError(field as Path<Values>, { message }, { shouldFocus: true });
      if (problems.length === 0) form.setError('root', { message: failureMessage(failure) });
    }
  }
  const fault = form.formState.errors.root?.message;
  return (
    <Dialog opened size="lg" title={words('form.newClient')} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            void form.handleSubmit(add)(event);
          }}
        >
          <FieldRow>
            <TextField name="firstName" label={words('client.firstName')} autoComplete="off" />
            <TextField name="lastName" label={words('client.lastName')} autoComplete="off" />
            <TextField name="phone" type="tel" label={words('client.phone')} autoComplete="off" />
            <TextField name="email" type="email" label={words('client.email')} autoComplete="off" />
          </FieldRow>
          <div className={styles['reason']}>
            <TextField name="addresses.0.address" label={words('client.street')} multiline />
          </div>
          <div className={styles['reason']}>
            <CityFields />
          </div>
          <div className={styles['reason']}>
            <ClientAllergensField name="allergens" label={words('client.allergies')} />
          </div>
          {fault && <p role="alert">{fault}</p>}
          <div className="dialog-actions">
            <Button onClick={onClose}>{cancel('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              {words('client.save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
