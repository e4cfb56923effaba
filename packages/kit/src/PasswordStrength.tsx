import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { kitWords, usePhrase } from './kit-words.ts';
import styles from './PasswordStrength.module.css';
import { type Strength, strengthOf } from './password-strength.ts';

const names = [
  kitWords.passwordVeryWeak,
  kitWords.passwordWeak,
  kitWords.passwordFair,
  kitWords.passwordGood,
  kitWords.passwordStrong,
] as const;

/** How hard a password is to guess, by a bar, a word and advice. */
export function PasswordStrength({ password }: { password: string }) {
  const phrase = usePhrase();
  const locale = useLocale();
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let current = true;
    if (password)
      strengthOf(password, locale).then(
        (found) => current && setStrength(found),
        // Without the dictionaries there is no estimate; the server's own rule stands all the same.
        () => current && setStrength(undefined),
      );
    return () => {
      current = false;
    };
  }, [password, locale]);
  if (!password || !strength) return null;
  const name = phrase(names[strength.score]);
  return (
    <div className={styles['strength']}>
      <div className={styles['bar']} data-score={strength.score} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= Math.max(1, strength.score) ? styles['on'] : undefined} />
        ))}
      </div>
      <p role="status">
        <strong>{name}</strong> {strength.advice.join(' ')}
      </p>
    </div>
  );
}
