import { page, type Visit } from '../site/page.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { Markdown, markdownHtml } from '../texts/Markdown.tsx';
import { sayingOf } from '../texts/saying.ts';
import styles from './House.module.css';

interface Answer {
  question: string;
  /** Markdown. */
  answer: string;
}

export const questions = page({
  read: async (visit) => answersOf(visit),
  head: (answers, { words, world }) => ({
    title: words('house')('questions'),
    description: words('house')('questionsDescription', { brand: world.brand }),
    facts: [
      {
        '@type': 'FAQPage',
        mainEntity: answers.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: markdownHtml(answer) },
        })),
      },
    ],
  }),
  Body: Questions,
});

/** Leaves out a question whose answer needs figures that the house does not have. */
function answersOf(visit: Visit): Answer[] {
  const say = sayingOf(visit);
  return visit.site.questions
    .map(({ question, answer }) => ({ question: say(question), answer: say(answer) }))
    .filter(({ question, answer }) => question && answer);
}

function Questions({ data }: { data: Answer[] }) {
  const words = useShopWords('house');
  return (
    <>
      <h1 className="headline">{words('questions')}</h1>
      <p className="scripted">{words('questionsSubtitle')}</p>
      <div className={styles['questions']}>
        {data.map(({ question, answer }) => (
          <section key={question} className={`panel ${styles['card']}`}>
            <h2>{question}</h2>
            <Markdown text={answer} />
          </section>
        ))}
      </div>
    </>
  );
}
