import en from 'virtual:words/screen/statements/en';
import fr from 'virtual:words/screen/statements/fr';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { companyStatementQuery } from './statement-queries.ts';
import { StatementFacts } from './StatementFacts.tsx';

/** Nothing where the company owes nothing, once that is known. */
export function CompanyStatement({ companyId }: { companyId: number }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Statement companyId={companyId} />
    </ScreenWords>
  );
}

function Statement({ companyId }: { companyId: number }) {
  const words = useTranslations('statements');
  const query = useQuery(companyStatementQuery(useApi(), companyId));
  const [statement] = query.data?.items ?? [];
  if (!statement && !query.error) return null;
  return (
    <Card title={words('invoices')}>
      <Shown query={query} shape={null}>
        {() => statement && <StatementFacts statement={statement} />}
      </Shown>
    </Card>
  );
}
