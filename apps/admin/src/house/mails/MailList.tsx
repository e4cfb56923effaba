import { type Mail, mails } from '@traiteur/contract/house/mails.ts';
import { isResendable } from '@traiteur/domain/house/mail-kinds.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { HouseNewsSheet } from '../house-news/HouseNewsSheet.tsx';
import { KeptLetters } from './KeptLetters.tsx';
import type { ShownMail } from './mail-queries.ts';
import { usePreviewTitle } from './use-preview-title.ts';
import { MailFilters } from './MailFilters.tsx';
import styles from './MailList.module.css';
import { MailPreview } from './MailPreview.tsx';
import { MailSettingsSheet } from './MailSettingsSheet.tsx';
import { MailState } from './MailState.tsx';
import { useResend } from './use-resend.ts';

export default function MailList() {
  const words = useTranslations('mails');
  const dates = useDates();
  const to = useTo();
  const list = useList(mails);
  const [shownMail, setShownMail] = useState<ShownMail>();
  return (
    <>
      <ListScreen
        noun="mails"
        list={list}
        filters={<MailFilters list={list} />}
        above={
          <>
            <MailSettingsSheet />
            <HouseNewsSheet />
            <KeptLetters />
          </>
        }
        actions={
          <Button icon={<IconEye size={17} aria-hidden />} onClick={() => setShownMail({ kind: 'placed' })}>
            {words('previews')}
          </Button>
        }
        columns={[
          { key: 'at', heading: words('columns.at'), render: ({ at }) => dates.moment(at), sort: 'at' },
          { key: 'kind', heading: words('columns.kind'), render: ({ kind }) => words(`kinds.${kind}`) },
          {
            key: 'order',
            heading: words('columns.order'),
            render: ({ order, invoice }) => (
              <>
                {order && <AppLink to={to('order', { id: order.id })}>{order.number}</AppLink>}
                {invoice && <OfferedLink to={to('invoice', { id: invoice.id })}>{invoice.number}</OfferedLink>}
              </>
            ),
          },
          { key: 'client', heading: words('columns.client'), render: (mail) => <Recipient mail={mail} /> },
          { key: 'state', heading: words('columns.state'), render: (mail) => <MailState mail={mail} /> },
          {
            key: 'actions',
            heading: words('columns.actions'),
            render: (mail) => <Actions mail={mail} show={setShownMail} />,
          },
        ]}
      />
      {shownMail && <MailPreview mail={shownMail} onClose={() => setShownMail(undefined)} />}
    </>
  );
}

function Recipient({ mail: { client, invoice, recipient } }: { mail: Mail }) {
  return (
    <>
      {client ? `${client.firstName} ${client.lastName}` : invoice?.company}
      {recipient && <small className={styles['address']}>{recipient}</small>}
    </>
  );
}

function Actions({ mail, show }: { mail: Mail; show: (mail: ShownMail) => void }) {
  const words = useTranslations('mails');
  const { mailsLeave } = useFront().settings;
  const { resend, isUnderWay } = useResend();
  const previewTitle = usePreviewTitle();
  const { id, kind, order, invoice, state } = mail;
  const label = words(state === 'unsent' ? 'send' : 'resend');
  const shownMail = { id, kind, order, invoice };
  const namedAction = (action: string) => `${action} · ${previewTitle(shownMail)}`;
  return (
    <span className={styles['actions']}>
      <Button variant="subtle" aria-label={namedAction(words('preview'))} onClick={() => show(shownMail)}>
        {words('preview')}
      </Button>
      {isResendable(state) && (
        <Button
          variant="subtle"
          busy={isUnderWay}
          disabledReason={mailsLeave ? undefined : words('cannotLeave')}
          aria-label={namedAction(label)}
          onClick={() => resend(id)}
        >
          {label}
        </Button>
      )}
    </span>
  );
}
