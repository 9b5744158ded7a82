import { Link } from '@fitfolio/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import styles from './details.module.css';

/** A link back to the list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles['back']}>
    <ArrowLeft size={16} aria-hidden /> {children}
  </Link>
);
