import { useFront } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';

/** Where no mail leaves, reminds the user to tell the clients; `many`: of several orders. */
export function NotTold({ many = false }: { many?: boolean }) {
  const { mailsLeave } = useFront().settings;
  const words = useTranslations('orders');
  if (mailsLeave) return null;
  return <p className="hint">{words(many ? 'runOut.notTold' : 'notTold')}</p>;
}
