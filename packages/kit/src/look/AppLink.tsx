import { Link, type LinkProps } from 'react-router';
import styles from './AppLink.module.css';

/** A link in running text or in a table's first cell. */
export function AppLink({ className = '', ...rest }: LinkProps) {
  return <Link {...rest} className={`${styles['link']} ${className}`} />;
}
