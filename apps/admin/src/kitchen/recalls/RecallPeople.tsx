import type { Recall, RecallPerson } from '@traiteur/contract/kitchen/recalls.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { CallDialog } from './CallDialog.tsx';
import styles from './Recall.module.css';

/** As many at once as are read on a screen. */
const shownAtOnce = 100;

/** The call list: who is still to be reached comes first. */
export function RecallPeople({ recall: { id, people } }: { recall: Recall }) {
  const words = useTranslations('recalls');
  const [filter, setFilter] = useState<'open' | 'every'>('every');
  const [most, setMost] = useState(shownAtOnce);
  const [calledPerson, setCalledPerson] = useState<RecallPerson>();
  const chosenPeople = people.filter(({ isReached }) => filter === 'every' || !isReached);
  return (
    <Card title={words('people')}>
      <Pills
        label={words('filter')}
        options={[
          { value: 'every', label: words('everybody') },
          { value: 'open', label: words('onlyOpen') },
        ]}
        value={filter}
        onChange={setFilter}
      />
      <ul className={styles['people']}>
        {chosenPeople.slice(0, most).map((person) => (
          <Person key={person.clientId} person={person} onCall={() => setCalledPerson(person)} />
        ))}
      </ul>
      {chosenPeople.length > most && <Button onClick={() => setMost(most + shownAtOnce)}>{words('more')}</Button>}
      {calledPerson && <CallDialog recallId={id} person={calledPerson} onClose={() => setCalledPerson(undefined)} />}
    </Card>
  );
}

function Person({ person, onCall }: { person: RecallPerson; onCall: () => void }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('recalls');
  const mails = useTranslations('mails');
  const dates = useDates();
  const { client, clientId, phone, orders, mail, call, isReached } = person;
  return (
    <li>
      <div>
        <OfferedLink to={to('client', { id: clientId })}>{client}</OfferedLink>{' '}
        <Chip tone={isReached ? 'ok' : 'alarm'}>{words(isReached ? 'isReached' : 'isOpen')}</Chip>
        <small>
          {orders.map(({ id, number, deliveryDate, portions, isSure }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <OfferedLink to={to('order', { id })}>
                {words('order', { number, date: dates.short(deliveryDate), portions })}
              </OfferedLink>
              {!isSure && ` (${words('possible').toLowerCase()})`}
            </Fragment>
          ))}
        </small>
        <small>
          {mail ? words('mailed', { state: mails(`states.${mail.state}`) }) : words('noMail')}
          {mail?.sentAt && ` · ${dates.moment(mail.sentAt)}`}
        </small>
        {call && (
          <small>
            {words('called', { outcome: words(`outcomes.${call.outcome}`), by: call.by, at: dates.moment(call.at) })}
            {call.note && ` · ${call.note}`}
          </small>
        )}
      </div>
      <div className={styles['reach']}>
        {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
        {api.offers('recalls', 'recordRecallCall') && (
          <Button aria-label={`${words('call')} · ${client}`} onClick={onCall}>
            {words('call')}
          </Button>
        )}
      </div>
    </li>
  );
}
