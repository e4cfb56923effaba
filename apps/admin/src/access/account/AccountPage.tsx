import { useQuery } from '@tanstack/react-query';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { accountQuery } from './account-queries.ts';
import styles from './AccountPage.module.css';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { SecondFactorCard } from '../second-factor/SecondFactorCard.tsx';
import { deviceOf } from './device.ts';
import { useFront } from '@traiteur/front/front.ts';

export default function AccountPage() {
  const { api, browser } = useFront();
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
              <Stack>
                <OwnPassword account={data} />
                <SecondFactorCard deviceName={deviceOf(browser.device)} />
              </Stack>
            </>
          )}
        </Shown>
      </div>
      <Sessions />
    </Screen>
  );
}
