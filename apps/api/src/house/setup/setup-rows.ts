import type { Setup } from '@traiteur/contract/house/setup.ts';
import { usualAllergens } from '@traiteur/domain/catalogue/usual-records.ts';
import {
  type OptionalStep,
  type OrderingStep,
  optionalSteps,
  orderingSteps,
  type SetupStep,
  setupSteps,
} from '@traiteur/domain/house/setup-steps.ts';
import { missingMentions } from '@traiteur/domain/money/missing-mentions.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { getCompany } from '../company/company-rows.ts';

type Answers = Record<Exclude<SetupStep, 'company' | 'mail'>, boolean> & { drafts: number };

/** What stands between a house and its first order; the others never do. */
const orderingConditions = {
  dishes: sql<boolean>`exists (select from products where status = 'published')`,
  zones: sql<boolean>`exists (select from delivery_zones z join postal_codes p on p.zone_id = z.id where z.active)`,
  schedules: sql<boolean>`exists (select from delivery_schedules s join delivery_schedule_zones z on z.schedule_id = s.id
    where s.active)`,
};

const configuredAt = (now: Date) =>
  sql<boolean>`exists (select from delivery_configurations where effective_from <= ${now})`;

export async function getSetup({ db, clock, mailer, stripe }: SetupServices): Promise<Setup> {
  const { rows } = await sql<Answers>`select
    exists (select from tax_rates where active) as "taxRates", exists (select from sizes where active) as sizes,
    exists (select from categories where active) as categories,
    (select count(*) >= ${usualAllergens.length} from allergens where active) as allergens,
    ${orderingConditions.dishes} as dishes, ${orderingConditions.zones} as zones,
    ${orderingConditions.schedules} as schedules, ${configuredAt(clock())} as configuration,
    exists (select from site_text_versions) as texts,
    exists (select from company where iban <> '') as payments,
    (select count(*) > 1 from administrators where active) as colleagues,
    exists (select from orders) as "testOrder",
    (select count(*)::integer from products where status = 'draft') as drafts`.execute(db);
  const notes = new Map(
    (await db.selectFrom('setup_steps').selectAll().execute()).map(({ step, state }) => [step, state]),
  );
  const { drafts, ...answers } = rows[0] as Answers;
  const company = await getCompany(db);
  const isDone: Record<SetupStep, boolean> = {
    ...answers,
    company: missingMentions(company).length === 0,
    mail: mailer.leaves,
    payments: answers.payments || stripe !== undefined,
  };
  return {
    drafts,
    steps: setupSteps.map((step) => ({ step, state: isDone[step] ? 'done' : (notes.get(step) ?? 'open') })),
  };
}

type SetupServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'stripe'>;

/** What keeps all clients from ordering, whoever asks. */
export async function orderObstacles(db: Kysely<Database>, now: Date): Promise<OrderingStep[]> {
  const { rows } = await sql<Record<OrderingStep, boolean>>`select
    ${orderingConditions.dishes} as dishes, ${orderingConditions.zones} as zones,
    ${orderingConditions.schedules} as schedules, ${configuredAt(now)} as configuration`.execute(db);
  return orderingSteps.filter((step) => !rows[0]?.[step]);
}

export async function setAside(services: SetupServices, step: OptionalStep, isAside: boolean): Promise<Setup> {
  if (isAside) await noteStep(services, step, 'aside');
  else await services.db.deleteFrom('setup_steps').where('step', '=', step).where('state', '=', 'aside').execute();
  return getSetup(services);
}

export const noteStep = ({ db, clock }: Pick<Services, 'db' | 'clock'>, step: SetupStep, state: 'done' | 'aside') =>
  db
    .insertInto('setup_steps')
    .values({ step, state, at: clock() })
    .onConflict((conflict) => conflict.column('step').doUpdateSet({ state, at: clock() }))
    .execute();

/** Of a house that needs no leading. */
export const setAllAside = async (services: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  for (const step of optionalSteps) await noteStep(services, step, 'aside');
};
