import { PasswordInput } from '@mantine/core';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { PasswordStrength } from '../form/PasswordStrength.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';

interface PasswordFieldProps extends FieldProps {
  /** A new one shows how hard it is to guess. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether a dialog gives it the focus when it opens. */
  first?: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ name, label, hint, autoComplete, first }: PasswordFieldProps) {
  const phrase = usePhrase();
  const { value, change, ref, onBlur, error } = useField<string>(name);
  return (
    <div data-field={name}>
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
        visibilityToggleButtonProps={{ 'aria-label': phrase(kitWords.showPassword) }}
      />
      {autoComplete === 'new-password' && <PasswordStrength password={value ?? ''} silent={Boolean(error)} />}
    </div>
  );
}
