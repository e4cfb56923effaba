import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FieldProps, useField } from '../form/use-field.ts';

interface ParsedFieldProps<Value extends string | number> extends FieldProps {
  /** The value out of what is typed; undefined when it is none. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
  /** Tells a value from text that is none. */
  isValue: (fieldValue: string | number) => fieldValue is Value;
  /** What to say of text that is no value, before that text; the form's own sentence otherwise. */
  noValue?: string;
  /** Writes the value in full once one leaves, so that one sees how it was read. */
  written?: boolean;
  unit?: ReactNode;
  /** What one can press inside the field, on its right. */
  action?: ReactNode;
  placeholder?: string | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text';
}

/** What is typed stays as typed; the form gets the value, null when empty, and the text itself when it is none. */
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
