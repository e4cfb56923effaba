import en from 'virtual:words/screen/statements/en';
import fr from 'virtual:words/screen/statements/fr';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { StatementFacts } from './StatementFacts.tsx';
import { MonthlyRun } from './MonthlyRun.tsx';
import { RemindButton } from './RemindButton.tsx';
import { statementsQuery } from './statement-queries.ts';

/** Who owes what since when; the invoices of a month and the reminders begin here. */
export default function StatementList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Statements />
    </ScreenWords>
  );
}

function Statements() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('statements');
  const query = useInfiniteQuery(statementsQuery(api));
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={<RemindButton />}>
      <Stack>
        {api.offers('statements', 'giveMonthlyInvoices') && <MonthlyRun />}
        <Card title={words('invoices')}>
          <OlderRows
            query={query}
            shape={<Skeleton width="90%" height={120} />}
            empty={words('empty')}
            older={words('more')}
          >
            {(rows) => (
              <Stack>
                {rows.map((statement) => (
                  <section key={statement.id}>
                    <h3>
                      <AppLink to={to('companyDetail', { id: statement.id })}>{statement.legalName}</AppLink>
                    </h3>
                    <StatementFacts statement={statement} />
                  </section>
                ))}
              </Stack>
            )}
          </OlderRows>
        </Card>
      </Stack>
    </Screen>
  );
}
