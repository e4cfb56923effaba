import { useQuery } from '@tanstack/react-query';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import styles from './AccountPage.module.css';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { useApi } from '@traiteur/front/front.ts';

/** One's own account: who one is, the password, and where one is signed in. */
export default function AccountPage() {
  const api = useApi();
  const words = useTranslations('account');
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: () => api.call('account', 'getAccount'),
    refetchOnWindowFocus: false,
  });
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      {error && (
        <Card>
          <ErrorState message={failureMessage(error)} retry={() => void refetch()} />
        </Card>
      )}
      <div className={styles['sheets']} aria-busy={!data && !error}>
        {!data && !error && (
          <Card>
            <Skeleton width="40%" /> <Skeleton width="80%" height={36} />
          </Card>
        )}
        {data && (
          <>
            <OwnDetails account={data} />
            <OwnPassword account={data} />
          </>
        )}
      </div>
      <Sessions />
    </Screen>
  );
}
