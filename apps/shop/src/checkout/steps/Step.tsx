import { IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';

interface StepProps {
  title: string;
  summary?: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  fault?: string | undefined;
  /** Undefined while this step is not done. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/** A step folds once it is done. A step that opens gets the focus. */
export function Step({ title, summary, isOpen, onOpen, fault, onDone, children }: StepProps) {
  const words = useShopWords('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  const isDone = !isOpen && Boolean(summary);
  useEffect(() => {
    // Unless a field of the step has it: that field shows the fault.
    const hasFocus = heading.current?.closest('section')?.contains(heading.current.ownerDocument.activeElement);
    if (isOpen && (fault || (!wasOpen.current && !hasFocus))) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, fault]);
  return (
    <section className={`panel ${styles['step']}`} aria-label={title} data-open={isOpen}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
          {isDone && <IconCircleCheckFilled size={20} aria-hidden />}
        </h2>
        {isDone && (
          <button type="button" className={styles['change']} onClick={onOpen}>
            {words('change')} <span className="visually-hidden">{title}</span>
          </button>
        )}
      </div>
      {fault && (
        <p role="alert" className={styles['complaint']}>
          {fault}
        </p>
      )}
      {isOpen ? children : isDone && <div className={styles['summary']}>{summary}</div>}
      {isOpen && onDone && (
        <button type="button" className={`button ${styles['goOn']}`} onClick={onDone}>
          {words('goOn')}
        </button>
      )}
    </section>
  );
}
