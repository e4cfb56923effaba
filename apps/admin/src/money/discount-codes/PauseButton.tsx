import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DiscountCode } from '@traiteur/contract/money/discount-codes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { codeKeys } from './series/series-query.ts';

export function PauseButton({ code: { id, code, active } }: { code: DiscountCode }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('discountCodes.series');
  const showFailure = useFailureToast();
  const pausing = useMutation({
    mutationFn: () => api.call('discount-codes', 'pauseDiscountCode', { id }, { paused: active }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: codeKeys.all }),
  });
  const action = words(active ? 'pause' : 'resume');
  return (
    <Button
      variant="subtle"
      className="no-print"
      aria-label={words('pauseOf', { action, name: code })}
      busy={pausing.isPending}
      onClick={() => pausing.mutate()}
    >
      {action}
    </Button>
  );
}
