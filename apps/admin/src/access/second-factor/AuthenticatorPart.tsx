import { useMutation } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { Factor } from './Factor.tsx';
import { FactorPart, type FactorPartProps } from './FactorPart.tsx';

export function AuthenticatorPart({ data: { authenticator }, locked, isLast, receive }: FactorPartProps) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const showFailure = useFailureToast();
  const start = useMutation({
    mutationFn: () => api.call('second-factor', 'startAuthenticator'),
    onError: showFailure,
  });
  return (
    <FactorPart
      title={words('authenticator')}
      explanation={words('authenticatorExplained')}
      actions={
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {words(authenticator ? 'replaceAuthenticator' : 'addAuthenticator')}
        </Button>
      }
    >
      {authenticator && (
        <Factor
          {...authenticator}
          {...{ locked, isLast }}
          name={words('app')}
          nameInside={words('theApp')}
          remove={() => api.call('second-factor', 'removeAuthenticator')}
          removed={words('authenticatorRemoved')}
        />
      )}
      {start.data && (
        <AuthenticatorDialog
          key={start.data.enrolment}
          enrolment={start.data}
          onClose={start.reset}
          onAdded={(answer) => {
            start.reset();
            toast.success(words('authenticatorAdded'));
            receive(answer);
          }}
        />
      )}
    </FactorPart>
  );
}
