import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { savedCardsQuery } from './card-queries.ts';
import styles from './SavedCards.module.css';
import { useCardName } from './use-card-name.ts';

export function SavedCards({ client: { id } }: { client: Client }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.online');
  const nameOf = useCardName();
  const showFailure = useFailureToast();
  const query = useQuery({ ...savedCardsQuery(api, id), enabled: api.offers('online-payments', 'listSavedCards') });
  const cards = query.data ?? [];
  if (cards.length === 0) return null;

  async function forget(card: SavedCard) {
    try {
      const remainingCards = await api.call('online-payments', 'removeSavedCard', { id }, { cardId: card.id });
      queries.setQueryData(savedCardsQuery(api, id).queryKey, remainingCards);
      toast.success(words('forgotten'));
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <Card title={words('cards')}>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.id}>
            <span>{nameOf(card)}</span>
            {api.offers('online-payments', 'removeSavedCard') && (
              <Button
                variant="subtle"
                aria-label={words('forgetCard', { card: nameOf(card) })}
                onClick={() => void forget(card)}
              >
                {words('forget')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
