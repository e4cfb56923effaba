import { Link, type LinkProps } from 'react-router';
import styles from './AppLink.module.css';

export function AppLink({ className = '', ...rest }: LinkProps) {
  return <Link {...rest} className={`${styles['link']} ${className}`} />;
}
