import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface NoAllergyButtonProps {
  client: Client;
  onSaved: (client: Client) => void;
}

/** Records that the client was asked and has no allergies. */
export function NoAllergyButton({ client, onSaved }: NoAllergyButtonProps) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('clients.allergies');
  const showFailure = useFailureToast();
  const saving = useMutation({
    mutationFn: () => api.call('clients', 'update', { id: client.id }, withAnswer(client)),
    onSuccess: async (savedClient) => {
      onSaved(savedClient);
      await queries.invalidateQueries({ queryKey: nounKeys('clients').all });
    },
    onError: showFailure,
  });
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate()}>
      {words('none')}
    </Button>
  );
}

function withAnswer(client: Client) {
  const {
    id: _id,
    ordersCount: _count,
    ordersAmount: _amount,
    lastOrderAt: _last,
    unprovenEmail: _unproven,
    erasedAt: _erased,
    eaterId: _eater,
    eaters: _eaters,
    ...input
  } = client;
  const addresses = input.addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address);
  return { ...input, addresses, allergiesAsked: true };
}
