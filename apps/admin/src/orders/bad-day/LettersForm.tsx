import { useQueryClient } from '@tanstack/react-query';
import type { MailPreview } from '@traiteur/contract/house/mails.ts';
import type { Letters, Recipients } from '@traiteur/contract/orders/batch-letters.ts';
import { orderMessage } from '@traiteur/contract/orders/order-message.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { useGuardedClose } from '../../form/use-guarded-close.ts';
import { MailFrame } from '../../house/mails/MailFrame.tsx';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { newKey } from '../new-key.ts';
import { orderKeys } from '../order-queries.ts';
import { useOrdersLink } from '../use-orders-link.ts';
import type { BadDayProps } from './bad-day-props.ts';
import styles from './BadDay.module.css';
import { CallList } from './CallList.tsx';

const blank = { subject: '', text: '' };
const lettersIn = {
  fr: z.object({ fr: orderMessage }),
  en: z.object({ en: orderMessage }),
  both: z.object({ fr: orderMessage, en: orderMessage }),
} as const;

type Preview = MailPreview & { locale: 'fr' | 'en' };

interface LettersFormProps extends BadDayProps {
  recipients: Recipients;
  onClose: () => void;
}

/** One letter for each language that is read, looked at with the name of somebody who gets it. */
export function LettersForm({ target, count, recipients, onDone, onClose }: LettersFormProps) {
  const api = useApi();
  const to = useTo();
  const linkTo = useOrdersLink();
  const { mailsLeave } = useFront().settings;
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const forms = useTranslations('forms');
  const batch = useBatch();
  const { languages, unreachable, unreachableCount } = recipients;
  const [first, second] = languages;
  const schema = second ? lettersIn.both : first ? lettersIn[first.locale] : lettersIn.fr;
  const form = useSchemaForm<Letters>(
    schema,
    Object.fromEntries(languages.map(({ locale, letter }) => [locale, letter ?? blank])) as Letters,
  );
  const showFaults = useShowFaults(form);
  const { isDirty } = form.formState;
  const { close, question } = useGuardedClose(isDirty && !batch.batch, onClose);
  // One key per dialog: a retry after a lost answer writes to nobody twice.
  const [key] = useState(newKey);
  const [previews, setPreviews] = useState<readonly Preview[]>();
  const reached = languages.reduce((sum, { orders }) => sum + orders, 0);

  const preview = form.handleSubmit((letters) =>
    Promise.all(
      languages.map(async ({ locale, orderId }) => ({
        ...(await api.call('mails', 'previewOrderMessage', { id: orderId }, letters[locale] ?? blank)),
        locale,
      })),
    ).then(setPreviews, showFaults),
  );
  async function send(letters: Letters) {
    const { refusedIds } = await batch.run({
      target,
      sentenceOf: (orderCount) => words('badDay.written', { count: orderCount }),
      send: (orders) => api.call('orders', 'messageOrders', { 'Idempotency-Key': key }, { orders, letters }),
    });
    onDone(refusedIds);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }
  const obstacle = !mailsLeave ? words('badDay.noServer') : reached === 0 ? words('badDay.noReader') : undefined;
  return (
    <DialogStack>
      <Dialog opened size="lg" title={words('badDay.writeTitle', { count })} onClose={close}>
        {batch.batch ? (
          <>
            <BatchReport
              batch={{ ...batch, close: onClose }}
              linkTo={(id) => to('order', { id })}
              listOf={(ids) => linkTo({ ids: ids.join() })}
            />
            <CallList orders={unreachable} count={unreachableCount} />
          </>
        ) : (
          <Form form={form} onSubmit={send}>
            {obstacle && <Alarm title={obstacle} tone="warning" />}
            <div hidden={previews !== undefined}>
              {languages.map(({ locale, orders }, index) => (
                <fieldset key={locale} className={styles['letter']}>
                  <legend>{words(`readers.${locale}`, { count: orders })}</legend>
                  <TextField
                    name={`${locale}.subject`}
                    label={words('messages.subject')}
                    lang={locale}
                    autoComplete="off"
                    first={index === 0}
                  />
                  <TextField name={`${locale}.text`} label={words('messages.text')} lang={locale} multiline />
                </fieldset>
              ))}
              {languages.length > 0 && <p className="hint">{words('badDay.added')}</p>}
            </div>
            {previews?.map(({ locale, subject, html }) => (
              <div key={locale} lang={locale}>
                <p>
                  <strong>{subject}</strong>
                </p>
                <MailFrame html={html} title={subject} />
              </div>
            ))}
            <CallList orders={unreachable} count={unreachableCount} />
            <div className="dialog-actions">
              <Button onClick={close}>{forms('cancel')}</Button>
              {reached > 0 && (
                <Button onClick={() => (previews ? setPreviews(undefined) : void preview())}>
                  {words(previews ? 'messages.edit' : 'messages.preview')}
                </Button>
              )}
              <Button type="submit" variant="primary" disabledReason={obstacle}>
                {words('badDay.send', { count: reached })}
              </Button>
            </div>
          </Form>
        )}
      </Dialog>
      <LeaveDialog question={question} />
    </DialogStack>
  );
}
