import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { isShown } from '../site/visit/shown-pages.ts';
import { AccountPage } from './AccountPage.tsx';

export const account = page({
  read: async ({ site }) => ({ hasContact: isShown('contact', site) }),
  head: (_, { words }) => ({ title: words('ownAccount')('title'), isListed: false }),
  takesAddresses: true,
  Body: ({ data }) => {
    const words = useShopWords('ownAccount');
    return (
      <>
        <h1 className="headline">{words('title')}</h1>
        <p className="scripted">{words('subtitle')}</p>
        <Island name="account" of={AccountPage} props={data} />
      </>
    );
  },
});
