import { forcibleRefusals } from '@traiteur/contract/orders/order-input.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useTranslations } from 'use-intl';

/** Whether who takes the order may set a rule of the house aside for it. */
export const useMayForce = (): boolean => useSession().user?.scope.includes('orders:force') ?? false;

/** What is wrong with an order, and to who may set that rule aside, that they may. */
export function useFaultSentence() {
  const words = useTranslations('orders.mayForce');
  const mayForce = useMayForce();
  return ({ code, message }: { code: string; message: string }): string => {
    if (!mayForce || !isForcible(code)) return message;
    return words(forcibleRefusals[code].field, { fault: message });
  };
}

const isForcible = (code: string): code is keyof typeof forcibleRefusals => code in forcibleRefusals;
