import { leastScore, type Score, strengthOf } from '@traiteur/domain/access/password-strength.ts';
import { useEffect, useState } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './PasswordStrength.module.css';

const names = [
  kitWords.passwordVeryWeak,
  kitWords.passwordWeak,
  kitWords.passwordFair,
  kitWords.passwordGood,
  kitWords.passwordStrong,
] as const;

/** Milliseconds. Measuring a long password takes about as long. */
const typingPause = 250;

interface PasswordStrengthProps {
  password: string;
  silent: boolean;
}

export function PasswordStrength({ password, silent }: PasswordStrengthProps) {
  const phrase = usePhrase();
  const [score, setScore] = useState<Score>();
  useEffect(() => {
    if (!password) return;
    let current = true;
    const showScore = (estimate?: Score) => current && setScore(estimate);
    // Without its dictionaries there is no estimate; the server checks anyway.
    const timer = setTimeout(() => void strengthOf(password).then(showScore, () => showScore()), typingPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password]);
  if (!password || score === undefined) return null;
  return (
    <div className={styles['strength']}>
      <div className={styles['bar']} data-score={score} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= Math.max(1, score) ? styles['on'] : undefined} />
        ))}
      </div>
      <p role="status">
        <strong>{phrase(names[score])}</strong> {score < leastScore && !silent && phrase(kitWords.passwordAdvice)}
      </p>
    </div>
  );
}
