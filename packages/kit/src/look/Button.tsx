import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { useTip } from './use-tip.tsx';

type Variant = 'primary' | 'default' | 'danger' | 'subtle';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
  icon?: ReactNode;
  /** Disables the button with its reason, which stays reachable by keyboard. */
  disabledReason?: string | undefined;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const classOf = (variant: Variant, className = '') => `${styles['button']} ${styles[variant]} ${className}`;

export function Button({
  variant = 'default',
  icon,
  disabledReason,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = disabledReason !== undefined || busy;
  const { target, show, id, tip } = useTip(disabledReason);
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        {...rest}
        {...target}
        className={classOf(variant, className)}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (!off) return onClick?.(event);
          event.preventDefault();
          show();
        }}
      >
        {icon}
        {children}
      </button>
      {tip}
    </>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: Variant;
}

export function ButtonLink({ variant = 'default', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf(variant, className)} />;
}
