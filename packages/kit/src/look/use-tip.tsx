import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './Tip.module.css';

/** What the element wears that the tip speaks of. */
interface TipTarget {
  style?: CSSProperties;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: () => void;
}

interface Tip {
  target: TipTarget;
  /** Shows the tip on touch, where no pointer hovers. */
  show: () => void;
  /** For the `aria-describedby` of what has not said the same already. */
  id: string | undefined;
  /** Stands right after its target. */
  tip: ReactNode;
}

/** A few words beside what one points at or has the focus on; nothing without a text. No box around it cuts it off. */
export function useTip(text: string | undefined, position: 'top' | 'right' = 'top'): Tip {
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const show = () => void element.current?.togglePopover(true);
  const hide = () => void element.current?.togglePopover(false);
  useEffect(() => {
    if (!text) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    // A browser without hint popovers treats the tip as a manual popover, which must be closed here.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    // Before the target hears of it, which may show its own.
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    return () => listeners.abort();
  }, [text]);
  if (!text) return { target: {}, show, id: undefined, tip: null };
  const anchorName = `--tip-${id}`;
  return {
    target: {
      style: { anchorName },
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && show(),
      onPointerLeave: hide,
      // A finger reads it for as long as it presses.
      onPointerDown: ({ pointerType }) => pointerType === 'touch' && show(),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
    },
    show,
    id,
    tip: (
      // A hint leaves an open menu alone, which an automatic popover would close.
      <span
        ref={element}
        id={id}
        role="tooltip"
        popover="hint"
        className={`${styles['tip']} ${styles[position]} no-print`}
        style={{ positionAnchor: anchorName }}
      >
        {text}
      </span>
    ),
  };
}
