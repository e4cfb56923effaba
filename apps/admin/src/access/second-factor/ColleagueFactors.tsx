import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasSecondFactor } from '@traiteur/domain/access/second-factor.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { colleagueFactorsQuery } from './second-factor-queries.ts';

/** Lists a colleague's factors, and removes them all when the colleague has lost them. */
export function ColleagueFactors({ id }: { id: number }) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const { mailsLeave } = useFront().settings;
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const query = useQuery(colleagueFactorsQuery(api, id));
  const taking = useMutation({
    mutationFn: () => api.call('second-factor', 'removeColleagueFactors', { id }),
    onSuccess: () => toast.success(words('taken')),
    onError: showFailure,
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: colleagueFactorsQuery(api, id).queryKey });
    },
  });
  return (
    <FieldGroup title={words('title')}>
      <Shown query={query} shape={<Skeleton width="60%" />}>
        {(factors) =>
          hasSecondFactor(factors) ? (
            <>
              <p>
                {words('colleagueHas', {
                  authenticator: factors.authenticator ? 'yes' : 'no',
                  passkeys: factors.passkeys,
                })}
              </p>
              <div>
                <Button variant="danger" onClick={() => setAsking(true)}>
                  {words('takeFromColleague')}
                </Button>
              </div>
              <ConfirmDialog
                opened={asking}
                title={words('takeQuestion', { name: `${factors.firstName} ${factors.lastName}` })}
                confirm={words('remove')}
                danger
                busy={taking.isPending}
                onClose={() => setAsking(false)}
                onConfirm={() => taking.mutate()}
              >
                {words(mailsLeave ? 'takeExplained' : 'takeExplainedUnmailed')}
              </ConfirmDialog>
            </>
          ) : (
            <p>{words('colleagueHasNone')}</p>
          )
        }
      </Shown>
    </FieldGroup>
  );
}
