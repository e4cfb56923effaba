import { longestSpan, type MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface MenusAtOnce {
  /** The dates that may change. */
  from: LocalDate;
  to: LocalDate;
  write: () => Promise<readonly MenuPlan[]>;
  sentence: (count: number) => string;
}

/**
 * Plans many dates by one step; its toast takes them back to what each of them had. Whoever saved one of them since
 * keeps theirs: it is refused as stale.
 */
export function useMenusAtOnce(onChange: () => void) {
  const api = useApi();
  const words = useTranslations('menuPlans');
  const showFailure = useFailureToast();

  async function restorePlans(writtenPlans: readonly MenuPlan[], earlierPlans: readonly MenuPlan[]): Promise<void> {
    try {
      for (const { date, version } of writtenPlans) {
        const earlier = earlierPlans.find((plan) => plan.date === date);
        const choiceIds = earlier?.choices.map(({ id }) => id) ?? [];
        const publishedOn = earlier?.publishedOn ?? null;
        await api.call('menu-plans', 'updateMenuPlan', { date }, { version, choiceIds, publishedOn });
      }
      toast.success(words('said.undone'));
    } catch (error) {
      showFailure(error);
    }
    onChange();
  }

  /** @throws what `write` throws */
  return async ({ from, to, write, sentence }: MenusAtOnce): Promise<void> => {
    const earlierPlans = await plansBetween(api, from, to);
    const writtenPlans = await write();
    const undo = { label: words('undo'), run: () => void restorePlans(writtenPlans, earlierPlans) };
    toast.success(sentence(writtenPlans.length), writtenPlans.length > 0 ? { undo } : {});
  };
}

async function plansBetween(api: ApiClient, from: LocalDate, to: LocalDate): Promise<MenuPlan[]> {
  const plans: MenuPlan[] = [];
  for (let first = from; first <= to; first = addDays(first, longestSpan)) {
    const last = addDays(first, longestSpan - 1);
    const span = { from: first, to: last < to ? last : to };
    plans.push(...(await api.call('menu-plans', 'listMenuPlans', span)).items);
  }
  return plans;
}
