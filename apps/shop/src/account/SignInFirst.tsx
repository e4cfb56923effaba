import { Notice } from '../errors/Notice.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';

interface SignInFirstProps {
  /** The page to come back to. */
  then: string;
  why?: string;
  hint?: string;
}

export function SignInFirst({ then, why, hint }: SignInFirstProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const to = useTo();
  const back = `?to=${encodeURIComponent(then)}`;
  return (
    <Notice title={why ?? words('signInFirst')} {...(hint && { hint })}>
      <a href={to('signIn') + back} className="button primary">
        {entrance('signIn')}
      </a>
      <a href={to('register') + back} className="button">
        {entrance('register')}
      </a>
    </Notice>
  );
}
