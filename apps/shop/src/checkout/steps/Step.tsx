import { IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';

interface StepProps {
  title: string;
  /** What was said in it, once it is done. */
  summary?: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  /** What is wrong with what it asks for. */
  fault?: string | undefined;
  /** Goes on to the next step; undefined as long as this one is not done. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/** A step of the checkout: it folds once it is done, and opens again for a change. Whoever is led to it finds it in sight and has its focus. */
export function Step({ title, summary, isOpen, onOpen, fault, onDone, children }: StepProps) {
  const words = useShopWords('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  const isDone = !isOpen && Boolean(summary);
  useEffect(() => {
    // A field of the step may have it already: what is wrong is said there.
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
