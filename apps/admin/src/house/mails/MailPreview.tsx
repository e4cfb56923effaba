import { useQuery } from '@tanstack/react-query';
import { locales } from '@traiteur/domain/text/language.ts';
import { type EventMailKind, eventMailKinds } from '@traiteur/domain/house/mail-kinds.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { mailPreviewQuery, type ShownMail } from './mail-queries.ts';
import { MailFrame } from './MailFrame.tsx';
import styles from './MailPreview.module.css';
import { OneOf } from './OneOf.tsx';
import { usePreviewTitle } from './use-preview-title.ts';

const forms = ['page', 'text'] as const;

/** A mail in either language, laid out or as plain text. With the sample order, each kind of mail can be chosen. */
export function MailPreview({ mail, onClose }: { mail: ShownMail; onClose: () => void }) {
  const api = useApi();
  const words = useTranslations('mails');
  const [chosenKind, setChosenKind] = useState<EventMailKind>();
  const shownMail = chosenKind && mail.id === undefined ? { kind: chosenKind } : mail;
  const [locale, setLocale] = useState(useLocale());
  const [form, setForm] = useState<(typeof forms)[number]>('page');
  const query = useQuery(mailPreviewQuery(api, shownMail, locale));
  const formLabels = { page: words('asPage'), text: words('asText') };
  const title = usePreviewTitle()(mail);
  return (
    <Dialog opened title={title} size="lg" onClose={onClose}>
      <div className={styles['choices']}>
        {shownMail.id === undefined && (
          <OneOf
            label={words('columns.kind')}
            options={eventMailKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
            value={shownMail.kind}
            onChange={setChosenKind}
          />
        )}
        <OneOf
          label={words('language')}
          options={locales.map((value) => ({ value, label: words(`languages.${value}`) }))}
          value={locale}
          onChange={setLocale}
        />
        <OneOf
          label={words('preview')}
          options={forms.map((value) => ({ value, label: formLabels[value] }))}
          value={form}
          onChange={setForm}
        />
      </div>
      <Shown query={query} shape={<Skeleton width="100%" height={360} />}>
        {({ subject, html, text }) => (
          <div lang={locale}>
            <p className={styles['subject']}>
              <span>{words('subject')}</span> <strong>{subject}</strong>
            </p>
            {form === 'page' ? (
              <MailFrame html={html} title={subject} />
            ) : (
              <pre className={styles['text']} tabIndex={0}>
                {text}
              </pre>
            )}
          </div>
        )}
      </Shown>
    </Dialog>
  );
}
