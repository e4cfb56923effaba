import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isOffered, screenAt } from './site-map.ts';

/** A link to one of our screens; just what it says to whom that screen is not offered. */
export function OfferedLink({ to, children, className, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const screen = screenAt(to.replace(/[?#].*/, ''))?.screen;
  if (!screen || !isOffered(screen)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
