import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useFront } from '../front.ts';

/** Plain text when the user may not open the screen. */
export function OfferedLink({ to, children, className, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const { site, isOffered } = useFront();
  const place = site.screenAt(to.replace(/[?#].*/, ''));
  if (!place || !isOffered(place.screen)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
