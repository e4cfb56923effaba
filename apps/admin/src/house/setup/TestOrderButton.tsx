import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TestOrder } from '@traiteur/contract/house/setup.ts';
import { type OrderingStep, orderingSteps } from '@traiteur/domain/house/setup-steps.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { setupKeys } from './setup-queries.ts';

export function TestOrderButton({ variant }: { variant: 'primary' | 'default' }) {
  const api = useApi();
  const words = useTranslations('setup');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const sentenceOf = useSentence();
  const attempt = useMutation({
    mutationFn: () => api.call('setup', 'placeTestOrder'),
    onSuccess: (answer) => (answer.order ? toast.success(sentenceOf(answer)) : toast.error(sentenceOf(answer))),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: setupKeys.all }),
  });
  return (
    <Button variant={variant} busy={attempt.isPending} onClick={() => attempt.mutate()}>
      {words('actions.testOrder')}
    </Button>
  );
}

function useSentence() {
  const words = useTranslations('setup');
  const list = new Intl.ListFormat(useLocale());
  const nameOf = useLocalName();
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  return ({ order, obstacles }: TestOrder): string => {
    if (order) {
      const { dish, date, start, end, total } = order;
      const span = dates.span(start, end);
      return words('tried.placed', { dish: nameOf(dish), date: dates.long(date), span, total: formatMoney(total) });
    }
    const isOrdering = (step: string): step is OrderingStep => (orderingSteps as readonly string[]).includes(step);
    return words('tried.refused', {
      list: list.format(obstacles.filter(isOrdering).map((step) => words(`obstacles.${step}`))),
    });
  };
}
