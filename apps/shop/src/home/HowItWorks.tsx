import { useVisit } from '../site/island/visit-context.ts';
import { useSaying } from '../texts/saying.ts';
import styles from './Home.module.css';

export function HowItWorks() {
  const say = useSaying();
  const { title, steps } = useVisit().site.home.how;
  return (
    <section className={styles['how']} id="how" aria-labelledby="how-title">
      <h2 id="how-title">{say(title)}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.title.fr} className="panel">
            <h3>{say(step.title)}</h3>
            <p className="hint">{say(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
