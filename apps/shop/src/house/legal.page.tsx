import { useVisit } from '../site/island/visit-context.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { readIsOnline } from '../orders/read-is-online.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useSaying } from '../texts/saying.ts';
import styles from './House.module.css';

export const legal = page({
  read: async ({ call }) => ({ isOnline: await readIsOnline(call) }),
  head: (_, { words }) => ({ title: words('house')('legal') }),
  Body: Legal,
});

function Legal({ data: { isOnline } }: { data: { isOnline: boolean } }) {
  const words = useShopWords('house');
  const money = useMoney();
  const say = useSaying();
  const { site, world } = useVisit();
  const { legalName, legalForm, capital, address, postalCode, city, siret, registry, vatNumber } = site.company;
  const lines = [
    [legalName || world.brand, legalForm].filter(Boolean).join(', '),
    capital !== null && words('capital', { amount: money(capital) }),
    [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    siret && words('siret', { siret }),
    registry && words('registry', { city: registry }),
    vatNumber && words('vat', { number: vatNumber }),
  ].filter(Boolean);
  return (
    <>
      <h1 className="headline">{words('legal')}</h1>
      <p className="scripted">{words('legalSubtitle')}</p>
      <div className={styles['questions']}>
        <section className={`panel ${styles['card']}`}>
          <h2>{words('publisher')}</h2>
          <ul>
            {lines.map((line) => (
              <li key={String(line)}>{line}</li>
            ))}
          </ul>
        </section>
        {site.legal.map(({ title, text }) => (
          <section key={title.fr} className={`panel ${styles['card']}`}>
            <h2>{say(title)}</h2>
            <Markdown text={say(text)} />
          </section>
        ))}
        {isOnline && (
          <section className={`panel ${styles['card']}`}>
            <h2>{words('onlinePayment.title')}</h2>
            <p>{words('onlinePayment.told')}</p>
            <p>{words('onlinePayment.cookies')}</p>
          </section>
        )}
      </div>
    </>
  );
}
