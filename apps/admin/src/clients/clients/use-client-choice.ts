import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useRef } from 'react';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { foundClientsQuery } from './client-queries.ts';

interface ClientChoiceOptions {
  onChoose: (client: Client) => void;
  onNobody: () => void;
}

type Choice = { id: number } | { words: string };

/** Reads the client chosen by a row, or by words and Enter. Of two choices, the last one counts. */
export function useClientChoice({ onChoose, onNobody }: ClientChoiceOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const lastWords = useRef('');
  const opening = useMutation({
    /** For words, the first client that they find. */
    async mutationFn(choice: Choice) {
      const [first] =
        'id' in choice ? [choice] : (await queries.fetchQuery(foundClientsQuery(api, choice.words))).items;
      return first && api.call('clients', 'get', { id: first.id });
    },
    onError: showFailure,
  });
  const open = (choice: Choice) =>
    opening.mutate(choice, {
      onSuccess: (client) => {
        // The user has typed on and means another client.
        if ('words' in choice && choice.words !== lastWords.current) return;
        if (client) onChoose(client);
        else onNobody();
      },
    });
  const type = (words: string) => {
    lastWords.current = words;
  };
  return {
    type,
    open: (id: number) => open({ id }),
    enter(words: string) {
      type(words);
      open({ words });
    },
    /** Ignores an answer that is still under way. */
    drop: opening.reset,
  };
}
