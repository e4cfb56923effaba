import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { ClientStanding } from '@traiteur/contract/clients/standing.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useTranslations } from 'use-intl';

type Reaction = Client['allergens'][number];

export function useAllergyWords() {
  const words = useTranslations('clients');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const namesOf = ({ allergenId, severity }: Reaction) => {
    const name = allergens.find(({ id }) => id === allergenId)?.name;
    return { name: name ? nameOf(name) : '…', severity: words(`severities.${severity}`).toLowerCase() };
  };
  const reactionOf = (reaction: Reaction) => words('detail.reaction', namesOf(reaction));
  const changesOf = ({ before, after }: ClientStanding['allergyChanges'][number]) => {
    const earlier = new Map(before.map((reaction) => [reaction.allergenId, reaction.severity]));
    const later = new Set(after.map(({ allergenId }) => allergenId));
    return [
      ...after
        .filter(({ allergenId, severity }) => earlier.get(allergenId) !== severity)
        .map((reaction) =>
          words(earlier.has(reaction.allergenId) ? 'detail.severityChanged' : 'detail.allergyAdded', namesOf(reaction)),
        ),
      ...before
        .filter(({ allergenId }) => !later.has(allergenId))
        .map((reaction) => words('detail.allergyRemoved', namesOf(reaction))),
    ];
  };
  return { reactionOf, changesOf };
}
