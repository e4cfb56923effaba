import type { MailPreview } from '@traiteur/contract/house/mails.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { orderMessage, type OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { useGuardedClose } from '../../form/use-guarded-close.ts';
import { MailFrame } from '../../house/mails/MailFrame.tsx';
import styles from './MessageDialog.module.css';
import { useMessages } from './use-messages.ts';

/** Writes a mail to the client in their language, with a preview. The draft is kept until it is sent. */
export default function MessageDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const words = useTranslations('orders.messages');
  const forms = useTranslations('forms');
  const form = useSchemaForm(orderMessage, { subject: '', text: '' });
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { close, question } = useGuardedClose(isDirty && !isSubmitSuccessful, onClose);
  const draft = useFormDraft(`order.${order.id}.message`, form, orderMessage.shape);
  const { send, preview } = useMessages(order.id);
  const [page, setPage] = useState<MailPreview>();
  const show = form.handleSubmit((message) => preview(message).then(setPage, showFaults));
  const sendMessage = (message: OrderMessage) =>
    send(message).then(() => {
      draft.markSaved();
      onClose();
    }, showFaults);
  const client = `${order.client.firstName} ${order.client.lastName}`;
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('title', { client })} onClose={close}>
        <Form form={form} onSubmit={sendMessage}>
          <div className={styles['fields']} hidden={page !== undefined}>
            <DraftLine {...draft.line} />
            <p className={styles['language']}>{words(order.clientLocale === 'fr' ? 'inFrench' : 'inEnglish')}</p>
            <TextField name="subject" label={words('subject')} autoComplete="off" first />
            <TextField name="text" label={words('text')} multiline />
          </div>
          {page && (
            <div lang={order.clientLocale}>
              <p className={styles['subject']}>
                <strong>{page.subject}</strong>
              </p>
              <MailFrame html={page.html} title={page.subject} />
            </div>
          )}
          <div className="dialog-actions">
            <Button onClick={close}>{forms('cancel')}</Button>
            {page ? (
              <Button onClick={() => setPage(undefined)}>{words('edit')}</Button>
            ) : (
              <Button onClick={() => void show()}>{words('preview')}</Button>
            )}
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {words('send')}
            </Button>
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={question} />
    </DialogStack>
  );
}
