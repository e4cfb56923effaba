import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { sql } from 'kysely';
import { getCompany } from '../../house/company/company-rows.ts';
import type { Reading } from '../../core/acting.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { getProductConstants } from '../../catalogue/product-constants/product-constants-rows.ts';

type HouseFacts = Pick<SiteTexts, 'company' | 'dailyChoices' | 'largestLineQuantity' | 'delivery' | 'allergens'>;

export async function getHouseFacts({ db, clock }: Reading): Promise<HouseFacts> {
  const [company, constants, delivery, allergens] = await Promise.all([
    getCompany(db),
    getProductConstants(db),
    configurationInForce(db, clock()),
    db
      .selectFrom('allergens')
      .select(['id', 'code', bilingual('name').as('name')])
      .where('active', '=', true)
      .orderBy(sql`name_fr collate "fr-x-icu"`)
      .execute(),
  ]);
  const { dailyChoices, largestLineQuantity } = constants;
  return { company, dailyChoices, largestLineQuantity, delivery: delivery ?? null, allergens };
}
