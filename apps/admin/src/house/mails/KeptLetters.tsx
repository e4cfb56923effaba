import { useQuery } from '@tanstack/react-query';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { keptLettersQuery } from './mail-queries.ts';
import styles from './KeptLetters.module.css';

/** In the demonstration the letters that did not leave, those with links into accounts too: nobody opens files. */
export function KeptLetters() {
  const api = useApi();
  const { mailsLeave } = useFront().settings;
  const words = useTranslations('mails.kept');
  const dates = useDates();
  const enabled = !mailsLeave && api.offers('mails', 'listKeptLetters');
  const { data } = useQuery({ ...keptLettersQuery(api), enabled });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words('title')} className={styles['letters']}>
      <p className="hint">{words('explained')}</p>
      {data.items.map(({ name, at, to, subject, text }) => (
        <details key={name}>
          <summary>
            <strong>{subject}</strong> · {to} · {dates.moment(at)}
          </summary>
          <p className={styles['text']}>{text.split(/(https?:\/\/\S+)/).map(linked)}</p>
        </details>
      ))}
    </Card>
  );
}

/** Every other part is an address, maybe one twice. */
const linked = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <a key={index} href={part}>
      {part}
    </a>
  );
