import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Drawn here because the text is secret: no other service sees it. */
export function QrCode({ text, label }: QrCodeProps) {
  // The standard asks for a border of four empty modules.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} />
    </svg>
  );
}
