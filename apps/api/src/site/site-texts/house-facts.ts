import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { sql } from 'kysely';
import { getCompany } from '../../house/company/company-rows.ts';
import type { Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { getProductConstants } from '../../catalogue/product-constants/product-constants-rows.ts';

type HouseFacts = Omit<SiteTexts, keyof SiteTextsInput | 'id' | 'version'>;
export type FactServices = Reading & Pick<Services, 'stripe'>;

export async function getHouseFacts({ db, clock, stripe }: FactServices): Promise<HouseFacts> {
  const [company, constants, delivery, allergens, { rows }] = await Promise.all([
    getCompany(db),
    getProductConstants(db),
    configurationInForce(db, clock()),
    db
      .selectFrom('allergens')
      .select(['id', 'code', bilingual('name').as('name')])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    sql<Pick<HouseFacts, 'dishes' | 'vegetarian'>>`select
      (select count(*)::integer from products where status = 'published') as dishes,
      (select json_build_object('fr', t.name_fr, 'en', t.name_en) from tags t
        where t.active and t.name_fr ilike 'v_g_tari%' and exists (select from product_tags o
          join products p on p.id = o.product_id where o.tag_id = t.id and p.status = 'published')
        order by t.position, t.id limit 1) as vegetarian`.execute(db),
  ]);
  const { dailyChoices, largestLineQuantity } = constants;
  return {
    company,
    dailyChoices,
    dishes: rows[0]?.dishes ?? 0,
    vegetarian: rows[0]?.vegetarian ?? null,
    takesTransfers: company.iban !== '',
    takesOnline: stripe !== undefined,
    largestLineQuantity,
    delivery: delivery ?? null,
    allergens,
  };
}
