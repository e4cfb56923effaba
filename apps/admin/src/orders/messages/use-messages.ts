import { useQueryClient } from '@tanstack/react-query';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../new-key.ts';
import { orderKeys } from '../order-queries.ts';

export function useMessages(orderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.messages');
  // One key per dialog: a retry after a lost answer does not send the message twice.
  const [key] = useState(newKey);
  return {
    preview: (message: OrderMessage) => api.call('mails', 'previewOrderMessage', { id: orderId }, message),
    send: async (message: OrderMessage) => {
      const params = { id: orderId, 'Idempotency-Key': key };
      const order = await api.call('orders', 'sendOrderMessage', params, message);
      queries.setQueryData(orderKeys.record(orderId), order);
      toast.success(words('sent'));
      await queries.invalidateQueries({ queryKey: orderKeys.answer('mails', orderId) });
    },
  };
}
