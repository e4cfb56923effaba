import { type ContactMessage, contactMessages, contactStates } from '@traiteur/contract/clients/contact-messages.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ContactMessageDialog } from './ContactMessageDialog.tsx';
import styles from './ContactMessages.module.css';
import { MessageState } from './MessageState.tsx';

export default function ContactMessageList() {
  const words = useTranslations('contactMessages');
  const dates = useDates();
  const list = useList(contactMessages);
  const [openedMessage, setOpenedMessage] = useState<ContactMessage>();
  // The current state: a colleague may have answered it meanwhile.
  const shownMessage = list.query.data?.find(({ id }) => id === openedMessage?.id) ?? openedMessage;
  return (
    <>
      <ListScreen
        noun="contactMessages"
        list={list}
        hasSearch={false}
        filters={
          <FilterSelect
            label={words('columns.state')}
            all={words('everyState')}
            options={contactStates.map((value) => ({ value, label: words(`states.${value}`) }))}
            {...list.field('state')}
          />
        }
        columns={[
          {
            key: 'at',
            heading: words('columns.at'),
            render: ({ at }) => <span className="nowrap">{dates.moment(at)}</span>,
          },
          { key: 'from', heading: words('columns.from'), render: (message) => <Sender message={message} /> },
          {
            key: 'text',
            heading: words('columns.text'),
            render: ({ text, locale }) => (
              <span className={styles['excerpt']} lang={locale}>
                {text}
              </span>
            ),
          },
          { key: 'state', heading: words('columns.state'), render: (message) => <MessageState message={message} /> },
          {
            key: 'actions',
            heading: words('columns.actions'),
            render: (message) => (
              <Button
                variant="subtle"
                aria-label={`${words('read')} · ${words('messageOf', { name: message.name })}`}
                onClick={() => setOpenedMessage(message)}
              >
                {words('read')}
              </Button>
            ),
          },
        ]}
      />
      {shownMessage && <ContactMessageDialog message={shownMessage} onClose={() => setOpenedMessage(undefined)} />}
    </>
  );
}

function Sender({ message: { name, email } }: { message: ContactMessage }) {
  return (
    <span className={styles['sender']}>
      {name}
      <small>{email}</small>
    </span>
  );
}
