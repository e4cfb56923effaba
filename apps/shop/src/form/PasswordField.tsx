import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { Field } from './Field.tsx';
import styles from './Form.module.css';

interface PasswordFieldProps {
  label: string;
  value: string;
  hint?: string;
  fault: string | undefined;
  /** A current password, which the browser may fill in, unless it is said to be new. */
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** Shown on request; sending the form hides it, for browsers to save and for who looks over a shoulder. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const words = useShopWords('entrance');
  const [isShown, setShown] = useState(false);
  const eye = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = eye.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      tool={
        <button
          ref={eye}
          type="button"
          className={styles['eye']}
          aria-label={words('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Eye size={20} aria-hidden />
        </button>
      }
    />
  );
}
