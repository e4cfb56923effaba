import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';

interface ConflictAdviceProps {
  /** Whether the house has a contact page. */
  hasContact: boolean;
}

export function ConflictAdvice({ hasContact }: ConflictAdviceProps) {
  const words = useShopWords('ownAccount');
  const to = useTo();
  return (
    <p>
      {words('conflictsHint')} {hasContact && <a href={to('contact')}>{words('contact')}</a>}
    </p>
  );
}
