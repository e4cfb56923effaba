import en from 'virtual:words/screen/statements/en';
import fr from 'virtual:words/screen/statements/fr';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { companyStatementQuery } from './statement-queries.ts';
import { StatementFacts } from './StatementFacts.tsx';

/** Nothing where the company owes nothing. */
export function CompanyStatement({ companyId }: { companyId: number }) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Statement companyId={companyId} />
    </ScreenWords>
  );
}

function Statement({ companyId }: { companyId: number }) {
  const words = useTranslations('statements');
  const { data } = useQuery(companyStatementQuery(useApi(), companyId));
  const [statement] = data?.items ?? [];
  return (
    statement && (
      <Card title={words('invoices')}>
        <StatementFacts statement={statement} />
      </Card>
    )
  );
}
