import { useWatch } from 'react-hook-form';
import styles from './BilingualField.module.css';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from '../form/use-field.ts';

interface BilingualFieldProps extends FieldProps {
  multiline?: boolean;
  first?: boolean;
  /** Left empty, a language takes the text of the other. */
  copied?: boolean;
}

export function BilingualField({
  name,
  label,
  hint,
  multiline = false,
  first = false,
  copied = false,
}: BilingualFieldProps) {
  const phrase = usePhrase();
  const texts = useWatch({ name }) as { fr?: string; en?: string } | undefined;
  const missingMark = (text: string | undefined, otherText: string | undefined) => {
    if (!otherText?.trim()) return '';
    if (!text?.trim()) return ` · ${phrase(copied ? kitWords.copied : kitWords.missing)}`;
    return copied && text.trim() === otherText.trim() ? ` · ${phrase(kitWords.alike)}` : '';
  };
  return (
    <fieldset className={styles['pair']} data-field={name}>
      <legend>
        {label}
        {hint && <small>{hint}</small>}
      </legend>
      <TextField
        name={`${name}.fr`}
        label={phrase(kitWords.french) + missingMark(texts?.fr, texts?.en === texts?.fr ? '' : texts?.en)}
        lang="fr"
        first={first}
        multiline={multiline}
      />
      <TextField
        name={`${name}.en`}
        label={phrase(kitWords.english) + missingMark(texts?.en, texts?.fr)}
        lang="en"
        multiline={multiline}
      />
    </fieldset>
  );
}
