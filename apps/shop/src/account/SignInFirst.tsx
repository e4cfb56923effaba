import { useShopWords } from '../frame/language/use-shop-words.ts';
import { useTo } from '../frame/language/use-to.ts';

/** What is one's own is seen once one is signed in, and then comes back here. */
export function SignInFirst({ then }: { then: string }) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const to = useTo();
  return (
    <p>
      {words('signInFirst')}{' '}
      <a href={`${to('signIn')}?to=${encodeURIComponent(then)}`} className="button primary">
        {entrance('signIn')}
      </a>
    </p>
  );
}
