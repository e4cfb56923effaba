import { PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { PasswordStrength } from '../form/PasswordStrength.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';

interface PasswordFieldProps extends FieldProps {
  /** `new-password` also shows the password's strength. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  first?: boolean;
}

export function PasswordField({ name, label, hint, autoComplete, first }: PasswordFieldProps) {
  const phrase = usePhrase();
  const { value, change, ref, onBlur, error } = useField<string>(name);
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = field.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div ref={field} data-field={name}>
      <PasswordInput
        ref={ref}
        label={label}
        description={hint}
        error={error}
        autoComplete={autoComplete}
        data-autofocus={first}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => change(event.currentTarget.value)}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': phrase(kitWords.showPassword),
          'aria-pressed': isShown,
          tabIndex: 0,
        }}
      />
      {autoComplete === 'new-password' && <PasswordStrength password={value ?? ''} silent={Boolean(error)} />}
    </div>
  );
}
