import en from 'virtual:words/screen/recalls/en';
import fr from 'virtual:words/screen/recalls/fr';
import type { RecallPreview } from '@traiteur/contract/kitchen/recalls.ts';
import { orderMessage } from '@traiteur/contract/orders/order-message.ts';
import { text } from '@traiteur/contract/statement/fields.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useFront } from '@traiteur/front/front.ts';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useChange } from '../../noun/use-change.ts';
import { useTo } from '../../use-to.ts';
import type { RecalledBatch } from './recall-queries.ts';
import styles from './Recall.module.css';

const schema = z.object({
  reason: text(500),
  withPossible: z.boolean(),
  letters: z.object({ fr: z.optional(orderMessage), en: z.optional(orderMessage) }),
});

const blank = { subject: '', text: '' };
const offered = { fr: fr.recalls?.offered ?? blank, en: en.recalls?.offered ?? blank };

interface RecallFormProps {
  batch: RecalledBatch;
  preview: RecallPreview;
  onClose: () => void;
}

/** What is concerned, what clients are told in their languages, and one confirmation. */
export function RecallForm({ batch, preview, onClose }: RecallFormProps) {
  const { settings } = useFront();
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('recalls');
  const badDay = useTranslations('orders.badDay');
  const forms = useTranslations('forms');
  const { languages, withoutMail, possible } = preview;
  const letters = Object.fromEntries(languages.map(({ locale }) => [locale, offered[locale]]));
  const form = useSchemaForm(schema, { reason: '', withPossible: true, letters });
  const start = useChange(
    (api, { letters: typedLetters, ...input }: z.output<typeof schema>) =>
      api.call(
        'recalls',
        'startRecall',
        {},
        {
          ingredientBatchId: null,
          cookedBatchId: null,
          ...batch,
          ...input,
          letters: { fr: typedLetters.fr ?? null, en: typedLetters.en ?? null },
        },
      ),
    {
      tags: ['recalls', 'batch-holds', 'traces', 'orders'],
      onDone({ id }) {
        toast.success(words('begun'));
        void navigate(to('recall', { id }));
      },
    },
  );
  const mailed = languages.reduce((sum, { clients }) => sum + clients, 0);
  return (
    <Form form={form} onSubmit={(input) => start.mutate(input)}>
      <p>
        <b>{words('concerned', preview)}</b>
      </p>
      {(settings.mailsLeave || mailed === 0) && (
        <p>
          {words('toMail', { count: mailed })} {words('toCall', { count: withoutMail })}
        </p>
      )}
      <p className="hint">
        {words('holdNext')} {settings.mailsLeave && mailed > 0 && words('mailNext')}
      </p>
      {mailed > 0 && !settings.mailsLeave && <Alarm tone="warning" title={badDay('noServer')} />}
      <TextField name="reason" label={words('reason')} multiline first />
      {possible > 0 && <SwitchField name="withPossible" label={words('withPossible', { count: possible })} />}
      {languages.map(({ locale }) => (
        <fieldset key={locale} className={styles['letter']}>
          <legend>{words(`letters.${locale}`)}</legend>
          <TextField name={`letters.${locale}.subject`} label={words('subject')} lang={locale} autoComplete="off" />
          <TextField name={`letters.${locale}.text`} label={words('text')} lang={locale} multiline />
        </fieldset>
      ))}
      {mailed > 0 && <p className="hint">{words('ownOrders')}</p>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{forms('cancel')}</Button>
        <Button type="submit" variant="danger" busy={start.isPending}>
          {words('start')}
        </Button>
      </div>
    </Form>
  );
}
