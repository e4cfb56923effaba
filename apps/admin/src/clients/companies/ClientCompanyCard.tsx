import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientCompany } from '@traiteur/contract/clients/client-company.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { activeCompaniesQuery, clientCompanyQuery } from './company-queries.ts';

/** For which company a client orders. */
export function ClientCompanyCard({ clientId }: { clientId: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('companies');
  const { data } = useQuery(clientCompanyQuery(api, clientId));
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const change = api.offers('clients', 'setClientCompany') && (
    <Button onClick={() => setIsOpen(true)}>{words('member.change')}</Button>
  );
  return (
    <Card title={words('member.title')} aside={change}>
      {data.companyId !== null ? (
        <p>
          <OfferedLink to={to('companyDetail', { id: data.companyId })}>{data.legalName}</OfferedLink>{' '}
          <small>{data.costCentre}</small>
        </p>
      ) : (
        <p className="hint">{words('member.forThemselves')}</p>
      )}
      {isOpen && <ChooseCompany company={data} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface ChooseCompanyProps {
  company: ClientCompany;
  onClose: () => void;
}

function ChooseCompany({ company, onClose }: ChooseCompanyProps) {
  const api = useApi();
  const words = useTranslations('companies.member');
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const { data: choices } = useQuery(activeCompaniesQuery(api));
  const [choice, setChoice] = useState<{ id: number | null; leftover: string }>({
    id: company.companyId,
    leftover: '',
  });
  const [costCentre, setCostCentre] = useState(company.costCentre);
  const saving = useMutation({
    mutationFn: () => api.call('clients', 'setClientCompany', { id: company.id }, { companyId: choice.id, costCentre }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: nounKeys('companies').all });
      onClose();
    },
  });
  const rows = choices?.items ?? [];
  // One that is suspended is no choice for others, and stays what it is for who has it.
  const { companyId, legalName } = company;
  const isMissing = companyId !== null && !rows.some(({ id }) => id === companyId);
  const options = isMissing ? [{ id: companyId, legalName }, ...rows] : rows;
  return (
    <Dialog opened title={words('change')} onClose={onClose}>
      <Stack>
        <PlainSelect
          label={words('title')}
          placeholder={words('nobody')}
          nullable
          value={choice.id}
          leftover={choice.leftover}
          onChange={(id, leftover) => setChoice({ id, leftover })}
          options={options.map((option) => ({ value: option.id, label: option.legalName }))}
        />
        <PlainInput label={words('costCentre')} value={costCentre} maxLength={80} onChange={setCostCentre} />
        <p className="hint">{words('later')}</p>
        {saving.error && <p className="fault">{failureMessage(saving.error)}</p>}
        <Button disabled={saving.isPending || choice.leftover !== ''} onClick={() => saving.mutate()}>
          {words('save')}
        </Button>
      </Stack>
    </Dialog>
  );
}
