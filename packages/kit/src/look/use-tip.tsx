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
  /** For touch, which cannot hover. */
  show: () => void;
  /** For `aria-describedby`; undefined when the name already says it. */
  id: string | undefined;
  tip: ReactNode;
}

/** Shown on hover and focus, in the top layer: no box cuts it off. */
export function useTip(text: string | undefined, position: 'top' | 'right' = 'top'): Tip {
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const show = () => void element.current?.togglePopover(true);
  const hide = () => void element.current?.togglePopover(false);
  useEffect(() => {
    if (!text) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Browsers without hint popovers treat it as a manual one, which must be closed here.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    // In the capture phase: the target may show its own tip.
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
      // Touch shows it while the finger presses.
      onPointerDown: ({ pointerType }) => pointerType === 'touch' && show(),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
    },
    show,
    id,
    tip: (
      // A hint popover leaves an open menu alone; an automatic one would close it.
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
