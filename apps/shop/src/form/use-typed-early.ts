import { type InputHTMLAttributes, useEffect, useEffectEvent, useRef } from 'react';

/** Ref of a field that keeps what was typed or filled in before hydration. */
export function useTypedEarly<Element extends HTMLInputElement | HTMLTextAreaElement>(
  value: InputHTMLAttributes<Element>['value'],
  onChange: (text: string) => void,
) {
  const field = useRef<Element>(null);
  const readEarly = useEffectEvent(() => {
    const earlyText = field.current?.value;
    if (earlyText !== undefined && value !== undefined && earlyText !== value) onChange(earlyText);
  });
  useEffect(() => readEarly(), []);
  return field;
}
