import { Notice } from '../errors/Notice.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';

interface SignInFirstProps {
  /** Where one comes back to. */
  then: string;
  /** Why, where it is not to see one's account. */
  why?: string;
}

/** What is one's own is seen once one is signed in, or has registered. */
export function SignInFirst({ then, why }: SignInFirstProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const to = useTo();
  const back = `?to=${encodeURIComponent(then)}`;
  return (
    <Notice title={why ?? words('signInFirst')}>
      <a href={to('signIn') + back} className="button primary">
        {entrance('signIn')}
      </a>
      <a href={to('register') + back} className="button">
        {entrance('register')}
      </a>
    </Notice>
  );
}
