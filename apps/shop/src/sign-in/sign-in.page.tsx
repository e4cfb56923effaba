import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { addressOf } from '../addresses.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page, type Visit } from '../site/page.tsx';
import { useTo } from '../site/language/use-to.ts';
import { LinkForm } from './LinkForm.tsx';
import { Register } from './Register.tsx';
import styles from './SignIn.module.css';
import { SignIn } from './SignIn.tsx';

const wantedIn = async ({ url, locale }: Visit) => safePath(url.searchParams.get('to')) ?? addressOf('account', locale);

const entrance = (title: 'signIn' | 'confirm' | 'claim') =>
  page({
    read: wantedIn,
    head: (_, { words }) => ({ title: words('entrance')(title), isListed: false }),
    Body: ({ data }) => {
      const words = useShopWords('entrance');
      return (
        <>
          <h1 className="headline">{words(title)}</h1>
          <p className="scripted">{words(title === 'signIn' ? 'subtitle' : 'registerSubtitle')}</p>
          <Island name="signIn" of={SignIn} props={{ wanted: data }} />
        </>
      );
    },
  });

export const signIn = entrance('signIn');
export const confirmRegistration = entrance('confirm');
export const choosePassword = entrance('claim');

export const register = page({
  read: wantedIn,
  head: (_, { words }) => ({ title: words('entrance')('register'), isListed: false }),
  Body: ({ data: wantedPath }) => {
    const words = useShopWords('entrance');
    return (
      <>
        <h1 className="headline">{words('register')}</h1>
        <p className="scripted">{words('registerSubtitle')}</p>
        <Island name="register" of={Register} props={{ wanted: wantedPath }} />
      </>
    );
  },
});

/** Also for who has only ordered by phone so far. */
export const forgottenPassword = page({
  read: async ({ site }) => ({ housePhone: site.contact.phone }),
  head: (_, { words }) => ({ title: words('entrance')('forgottenTitle'), isListed: false }),
  Body: ({ data }) => {
    const words = useShopWords('entrance');
    const to = useTo();
    return (
      <>
        <h1 className="headline">{words('forgottenTitle')}</h1>
        <div className={`panel ${styles['box']} ${styles['alone']}`}>
          <Island name="linkForm" of={LinkForm} props={data} />
          <a href={to('signIn')}>{words('signIn')}</a>
        </div>
      </>
    );
  },
});
