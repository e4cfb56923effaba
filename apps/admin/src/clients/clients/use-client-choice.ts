import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useRef } from 'react';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { foundClientsQuery } from './client-queries.ts';

interface ClientChoiceOptions {
  onChoose: (client: Client) => void;
  /** No client is found by the words that were entered. */
  onNobody: () => void;
}

type Choice = { id: number } | { words: string };

/** Reads the client that somebody asks for, by a row or by words and Enter. When two were asked for, the last one counts. */
export function useClientChoice({ onChoose, onNobody }: ClientChoiceOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const lastWords = useRef('');
  const opening = useMutation({
    /** Reads a client; the first that is found by words, once those words are answered. */
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
        // Who has typed on means somebody else.
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
    /** An answer that is still under way chooses nobody any more. */
    drop: opening.reset,
  };
}
