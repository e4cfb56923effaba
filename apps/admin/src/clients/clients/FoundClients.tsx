import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { answerToNow } from '@traiteur/front/queries/answer-to-now.ts';
import { Result, Results } from '@traiteur/kit/list/Results.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { useTranslations } from 'use-intl';
import { ClientAllergens } from './ClientAllergens.tsx';
import { clientMarks } from './client-marks.ts';
import { foundClientsQuery } from './client-queries.ts';

interface FoundClientsProps {
  search: string;
  onChoose: (id: number) => void;
}

export function FoundClients({ search, onChoose }: FoundClientsProps) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const clients = useQuery({ ...foundClientsQuery(api, search), placeholderData: keepPreviousData });
  return (
    <Shown query={answerToNow(clients)} shape={null} empty={({ items }) => items.length === 0 && words('noClient')}>
      {({ items }) => (
        <Results busy={clients.isFetching}>
          {items.map((row) => (
            <Result key={row.id} onChoose={() => onChoose(row.id)}>
              <strong>
                {row.firstName} {row.lastName}
              </strong>
              <ClientAllergens allergens={row.allergens} allergiesAsked={row.allergiesAsked} eaters={row.eaters} />
              <small>{clientMarks(row).join(' · ')}</small>
            </Result>
          ))}
        </Results>
      )}
    </Shown>
  );
}
