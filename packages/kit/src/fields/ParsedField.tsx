import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FieldProps, useField } from '../form/use-field.ts';

interface ParsedFieldProps<Value extends string | number> extends FieldProps {
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
  isValue: (fieldValue: string | number) => fieldValue is Value;
  /** Message for unreadable text; by default the form's own. */
  noValue?: string;
  /** Rewrites the value in full on blur, which shows how it was read. */
  written?: boolean;
  unit?: ReactNode;
  action?: ReactNode;
  placeholder?: string | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text';
}

/** The form gets the value, null when empty, or the typed text itself when it is unreadable. */
export function ParsedField<Value extends string | number>({
  name,
  label,
  hint,
  parse,
  format,
  isValue,
  noValue,
  written = false,
  unit,
  action,
  placeholder,
  inputMode,
}: ParsedFieldProps<Value>) {
  const { value, change, ref, onBlur, error } = useField<Value | string | null | undefined>(name);
  const [typedText, setTypedText] = useState<string>();
  const meaning = (text: string) => (text.trim() === '' ? null : (parse(text) ?? text));
  const isRead = value !== null && value !== undefined && isValue(value);
  const storedText = isRead ? format(value) : String(value ?? '');
  const text = typedText !== undefined && meaning(typedText) === (value ?? null) ? typedText : storedText;
  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        error={error && noValue && storedText !== '' && !isRead ? `${noValue} ${storedText}` : error}
        value={text}
        inputMode={inputMode}
        placeholder={placeholder}
        autoComplete="off"
        rightSection={action ?? (unit && <span className="unit">{unit}</span>)}
        rightSectionWidth={unit ? 56 : undefined}
        rightSectionPointerEvents={action ? 'all' : 'none'}
        onBlur={() => {
          if (written) setTypedText(undefined);
          onBlur();
        }}
        onChange={(event) => {
          setTypedText(event.currentTarget.value);
          change(meaning(event.currentTarget.value));
        }}
      />
    </div>
  );
}
