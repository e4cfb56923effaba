import { useQuery } from '@tanstack/react-query';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { accountQuery } from './account-queries.ts';
import styles from './AccountPage.module.css';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { useApi } from '@traiteur/front/front.ts';

/** One's own account: who one is, the password, and where one is signed in. */
export default function AccountPage() {
  const api = useApi();
  const words = useTranslations('account');
  const account = useQuery({
    ...accountQuery(api),
    refetchOnWindowFocus: false,
  });
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <div className={styles['sheets']}>
        <Shown
          query={account}
          card="both"
          shape={
            <>
              <Skeleton width="40%" /> <Skeleton width="80%" height={36} />
            </>
          }
        >
          {(data) => (
            <>
              <OwnDetails account={data} />
              <OwnPassword account={data} />
            </>
          )}
        </Shown>
      </div>
      <Sessions />
    </Screen>
  );
}
