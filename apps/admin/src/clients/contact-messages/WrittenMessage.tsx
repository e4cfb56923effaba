import type { ContactMessage } from '@traiteur/contract/clients/contact-messages.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useTranslations } from 'use-intl';
import { ClientLink } from '../clients/ClientLink.tsx';
import styles from './ContactMessages.module.css';
import { MessageState } from './MessageState.tsx';

export function WrittenMessage({ message }: { message: ContactMessage }) {
  const words = useTranslations('contactMessages');
  const dates = useDates();
  const { at, clientId, name, email, phone, text, locale, answer } = message;
  return (
    <>
      <Facts
        facts={[
          [words('columns.from'), clientId === null ? name : <ClientLink id={clientId}>{name}</ClientLink>],
          [
            words('email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ...(phone
            ? [
                [
                  words('phone'),
                  <a key="phone" href={`tel:${phone}`}>
                    {readablePhone(phone)}
                  </a>,
                ] as const,
              ]
            : []),
          [words('columns.at'), dates.moment(at)],
          [words('columns.state'), <MessageState key="state" message={message} />],
        ]}
      />
      <blockquote className={styles['text']} lang={locale}>
        {text}
      </blockquote>
      {answer !== '' && (
        <section aria-label={words('houseAnswer')}>
          <h3 className={styles['heading']}>{words('houseAnswer')}</h3>
          <blockquote className={styles['text']} lang={locale}>
            {answer}
          </blockquote>
        </section>
      )}
    </>
  );
}
