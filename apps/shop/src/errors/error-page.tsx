import type { NothingThere, ShownPage, Visit } from '../site/page.tsx';
import { useTo } from '../site/language/use-to.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './ErrorPage.module.css';

type ErrorWords = 'unmatched' | 'notFound' | 'notAuthorized' | 'other';

interface ErrorTold {
  words?: ErrorWords;
  what?: NothingThere['what'];
}

export function errorPage(visit: Visit, status: number, { words = wordsOf(status), what }: ErrorTold): ShownPage {
  const title = visit.words('front.error')(words);
  return {
    head: { title, isListed: false },
    body: <ErrorPage status={status} title={title} isFault={status >= 500} what={what} />,
    opening: {},
    status,
  };
}

const wordsOf = (status: number): ErrorWords =>
  status === 404 ? 'notFound' : status === 401 ? 'notAuthorized' : 'other';

interface ErrorPageProps {
  status: number;
  title: string;
  isFault: boolean;
  what: NothingThere['what'];
}

function ErrorPage({ status, title, isFault, what }: ErrorPageProps) {
  const words = useShopWords('front');
  const mealWords = useShopWords('meal');
  const to = useTo();
  return (
    <div className={styles['error']}>
      <p className={styles['status']} aria-hidden>
        {status}
      </p>
      <h1>{title}</h1>
      {isFault && <p>{words('error.next')}</p>}
      {what === 'meal' && <p>{mealWords('gone')}</p>}
      <p>
        <a href={to('home')} className="button primary">
          {what === 'meal' ? mealWords('back') : words('backHome')}
        </a>
      </p>
    </div>
  );
}
