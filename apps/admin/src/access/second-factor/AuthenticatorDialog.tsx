import { authenticatorConfirmation, type NewFactor } from '@traiteur/contract/access/second-factor.ts';
import { oneTimeCodeLength } from '@traiteur/domain/access/typed-codes.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { CodeField } from '@traiteur/kit/fields/CodeField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { QrCode } from './QrCode.tsx';
import styles from './AuthenticatorDialog.module.css';

interface AuthenticatorDialogProps {
  enrolment: { seed: string; address: string; enrolment: string };
  onClose: () => void;
  onAdded: (answer: NewFactor) => void;
}

/** Shows the seed to an authenticator app and asks for its first code. */
export function AuthenticatorDialog({
  enrolment: { seed, address, enrolment },
  onClose,
  onAdded,
}: AuthenticatorDialogProps) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const form = useSchemaForm(authenticatorConfirmation, { enrolment, code: '' });
  const showFaults = useShowFaults(form);
  async function confirm(values: { enrolment: string; code: string }) {
    try {
      onAdded(await api.call('second-factor', 'confirmAuthenticator', {}, values));
    } catch (failure) {
      showFaults(failure);
      form.setFocus('code', { shouldSelect: true });
    }
  }
  return (
    <Dialog opened title={words('addAuthenticator')} onClose={onClose}>
      <p>{words('scan')}</p>
      <QrCode text={address} label={words('picture')} />
      <p className={styles['seed']}>
        {words('seed')}
        <code>{inGroups(seed)}</code>
      </p>
      <Form form={form} onSubmit={confirm}>
        <CodeField name="code" label={words('code')} digits={oneTimeCodeLength} first />
        <div className="dialog-actions">
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {words('confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** In groups of four: easier to type. */
const inGroups = (seed: string) => seed.replace(/(.{4})(?=.)/g, '$1 ');
