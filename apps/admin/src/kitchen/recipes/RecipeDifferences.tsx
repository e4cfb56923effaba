import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Recipe, RecipeDifference } from '@traiteur/contract/kitchen/recipes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './RecipeFields.module.css';

/** Where the dish was declared otherwise: somebody says which is right. */
export function RecipeDifferences({ recipe: { id, differences } }: { recipe: Recipe }) {
  const api = useApi();
  const words = useTranslations('recipes.difference');
  if (differences.length === 0 || !api.offers('recipes', 'answerRecipeDifference')) return null;
  return (
    <section className={styles['differences']} aria-label={words('title')}>
      <strong>{words('title')}</strong>
      <p>{words('explained')}</p>
      {differences.map((difference) => (
        <Answer key={difference.allergenId} id={id} difference={difference} />
      ))}
    </section>
  );
}

function Answer({
  id,
  difference: { allergenId, name, declared, state },
}: {
  id: number;
  difference: RecipeDifference;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('recipes.difference');
  const states = useTranslations('ingredients.states');
  const nameOf = useLocalName();
  const showFailure = useFailureToast();
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (stays: boolean) =>
      api.call('recipes', 'answerRecipeDifference', { id }, { allergenId, stays, reason }),
    onSuccess: async () => {
      // Its dish and standing orders say something else too.
      await queries.invalidateQueries();
      toast.success(words('answered'));
    },
    onError: showFailure,
  });
  const isSaid = reason.trim() !== '';
  return (
    <div className={styles['answer']}>
      <p>
        <b>{nameOf(name)}</b> · {words('declared', { presence: declared ? states(declared) : words('nothing') })} ·{' '}
        {words('inPot', { state: states(state) })}
      </p>
      <TextInput
        className={styles['reason']}
        label={`${words('reason')} · ${nameOf(name)}`}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.currentTarget.value)}
        // It stands in the recipe's form, which Enter would save.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Button busy={isPending} disabled={!isSaid} onClick={() => mutate(false)}>
        {words('recipe')}
      </Button>
      {declared && (
        <Button busy={isPending} disabled={!isSaid} onClick={() => mutate(true)}>
          {words('stays')}
        </Button>
      )}
    </div>
  );
}
