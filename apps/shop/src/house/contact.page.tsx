import type { Locale } from '@traiteur/domain/text/language.ts';
import { PlaceCheck } from '../account/address/PlaceCheck.tsx';
import { addressOf } from '../addresses.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { businessFacts } from './business-facts.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useSaying } from '../texts/saying.ts';
import { ContactForm } from './ContactForm.tsx';
import { Hours } from './Hours.tsx';
import type { RefusedMessage } from './send-message.ts';
import styles from './House.module.css';

const sentParameter = 'sent';

export const thanksAddress = (locale: Locale): string => `${addressOf('contact', locale)}?${sentParameter}`;

export const contact = page({
  read: async ({ refusedMessage, url }) => ({ refusedMessage, isSent: url.searchParams.has(sentParameter) }),
  status: ({ refusedMessage }) => refusedMessage?.status ?? 200,
  head: (_, visit) => ({
    title: visit.words('house')('contact'),
    description: visit.words('house')('contactDescription', { brand: visit.world.brand }),
    facts: [businessFacts(visit)],
  }),
  Body: Contact,
});

interface ContactData {
  refusedMessage: RefusedMessage | undefined;
  isSent: boolean;
}

function Contact({ data: { refusedMessage, isSent } }: { data: ContactData }) {
  const words = useShopWords('house');
  const { site, world } = useVisit();
  const say = useSaying();
  const { legalName, address, postalCode, city } = site.company;
  const { phone, email } = site.contact;
  const text = say(site.contact.text);
  return (
    <>
      <h1 className="headline">{words('contact')}</h1>
      <p className="scripted">{words('contactSubtitle')}</p>
      <div className={styles['contact']}>
        <section className={`panel ${styles['card']}`}>
          <h2>{words('writeToUs')}</h2>
          <Island
            name="contactForm"
            of={ContactForm}
            props={{ typed: refusedMessage?.message, faults: refusedMessage?.faults, isSent }}
          />
        </section>
        <div className={styles['beside']}>
          <section className={`panel ${styles['card']}`}>
            <h2>{words('hours')}</h2>
            <Hours />
          </section>
          <section className={`panel ${styles['card']}`}>
            <h2>{words('place')}</h2>
            <address>
              {[legalName || world.brand, address, `${postalCode} ${city}`.trim()].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </address>
            {text && <Markdown text={text} />}
          </section>
          <section className={`panel ${styles['card']}`}>
            <h2>{words('placeAsked')}</h2>
            <Island name="placeCheck" of={PlaceCheck} props={{}} />
          </section>
        </div>
      </div>
    </>
  );
}
