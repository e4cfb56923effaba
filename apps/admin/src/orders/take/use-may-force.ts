import { forcibleRefusals } from '@traiteur/contract/orders/order-input.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useTranslations } from 'use-intl';

/** Whether this user may set a house rule aside for an order. */
export const useMayForce = (): boolean => useSession().user?.scope.includes('orders:force') ?? false;

/** A fault's sentence; for users who may set that rule aside, it says so. */
export function useFaultSentence() {
  const words = useTranslations('orders.mayForce');
  const mayForce = useMayForce();
  return ({ code, message }: { code: string; message: string }): string => {
    if (!mayForce || !isForcible(code)) return message;
    return words(forcibleRefusals[code].field, { fault: message });
  };
}

const isForcible = (code: string): code is keyof typeof forcibleRefusals => code in forcibleRefusals;
