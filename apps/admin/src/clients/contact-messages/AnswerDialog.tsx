import { type ContactAnswer, contactAnswer, type ContactMessage } from '@traiteur/contract/clients/contact-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
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
import styles from './ContactMessages.module.css';
import { useHandling } from './use-handling.ts';
import { WrittenMessage } from './WrittenMessage.tsx';

export function AnswerDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const words = useTranslations('contactMessages');
  const { mailsLeave } = useFront().settings;
  const form = useSchemaForm(contactAnswer, { text: '' });
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const guard = useGuardedClose(isDirty && !isSubmitSuccessful, onClose);
  const draft = useFormDraft(`contactMessage.${message.id}.answer`, form, contactAnswer.shape);
  const { answer, close, isClosing } = useHandling(message);
  const [answersAgain, setAnswersAgain] = useState(false);
  const isWriting = mailsLeave && (message.state === 'open' || answersAgain || draft.line.draft !== 'none');
  const sendAnswer = (text: ContactAnswer) =>
    answer(text).then(() => {
      draft.markSaved();
      onClose();
    }, showFaults);
  const closeMessage = () =>
    close().then(() => {
      draft.markSaved();
      onClose();
    }, showFaults);
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('messageOf', { name: message.name })} onClose={guard.close}>
        <WrittenMessage message={message} />
        {!mailsLeave && <p className="hint">{words('notSent')}</p>}
        <Form form={form} onSubmit={sendAnswer}>
          {isWriting && (
            <div className={styles['answer']}>
              <DraftLine {...draft.line} />
              <TextField
                name="text"
                label={words('yourAnswer')}
                hint={words(message.locale === 'fr' ? 'inFrench' : 'inEnglish')}
                multiline
                first
              />
              {message.state === 'answered' && <p className="hint">{words('replaces')}</p>}
            </div>
          )}
          <div className="dialog-actions">
            <Button busy={isClosing} onClick={() => void closeMessage()}>
              {words('close')}
            </Button>
            {isWriting ? (
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {words('send')}
              </Button>
            ) : (
              mailsLeave && <Button onClick={() => setAnswersAgain(true)}>{words('answerAgain')}</Button>
            )}
          </div>
        </Form>
      </Dialog>
      <LeaveDialog question={guard.question} />
    </DialogStack>
  );
}
