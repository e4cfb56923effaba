import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { companyStatementQuery } from './statement-queries.ts';
import { StatementFacts } from './StatementFacts.tsx';

/** Nothing where the company owes nothing. */
export function CompanyStatement({ companyId }: { companyId: number }) {
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
