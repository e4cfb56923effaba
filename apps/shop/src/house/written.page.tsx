import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { Markdown } from '../texts/Markdown.tsx';
import { sayingOf } from '../texts/saying.ts';
import styles from './House.module.css';

const writtenPage = (name: 'about' | 'terms') =>
  page({
    read: async (visit) => sayingOf(visit)(visit.site[name]),
    head: (_, { words }) => ({ title: words('house')(name) }),
    Body: ({ data: text }) => {
      const words = useShopWords('house');
      return (
        <>
          <h1 className="headline">{words(name)}</h1>
          <p className="scripted">{words(`${name}Subtitle`)}</p>
          <div className={`panel ${styles['text']}`}>
            <Markdown text={text} level={2} />
          </div>
        </>
      );
    },
  });

export const about = writtenPage('about');
export const terms = writtenPage('terms');
