import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import type { VatCheckState } from '@traiteur/domain/clients/vat-check.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

const tones: Record<VatCheckState, Tone> = { unchecked: 'mute', valid: 'ok', invalid: 'care', unavailable: 'mute' };

/** What VIES says of a company's VAT number, and when it is asked next. */
export function VatCheck({ company: { id, vatCheck } }: { company: OrderingCompany }) {
  const words = useTranslations('companies.vat');
  const dates = useDates();
  if (!vatCheck) return null;
  const { state, at, nextAt, again } = vatCheck;
  return (
    <>
      {' '}
      <Chip tone={tones[state]}>{words(`states.${state}`)}</Chip> {at && <small>{dates.day(at)}</small>}{' '}
      {again !== 'never' && <CheckButton id={id} state={state} isConfirmed={again === 'later'} />}
      {state === 'invalid' && <p className="hint">{words('advice')}</p>}
      {nextAt && <p className="hint">{words('next', { at: dates.moment(nextAt) })}</p>}
      {state === 'unavailable' && !nextAt && <p className="hint">{words('ended')}</p>}
    </>
  );
}

interface CheckButtonProps {
  id: number;
  state: VatCheckState;
  isConfirmed: boolean;
}

function CheckButton({ id, state, isConfirmed }: CheckButtonProps) {
  const api = useApi();
  const words = useTranslations('companies.vat');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const check = useMutation({
    mutationFn: () => api.call('companies', 'checkVatNumber', { id }),
    onSuccess: () => toast.success(words('asked')),
    onError: showFailure,
    async onSettled() {
      for (const tag of ['orders', 'companies'] as const)
        await queries.invalidateQueries({ queryKey: nounKeys(tag).all });
    },
  });
  if (!api.offers('companies', 'checkVatNumber')) return null;
  return (
    <Button
      className="no-print"
      variant="subtle"
      busy={check.isPending}
      disabledReason={isConfirmed ? words('confirmed') : undefined}
      onClick={() => check.mutate()}
    >
      {words(state === 'unchecked' ? 'first' : 'again')}
    </Button>
  );
}
