import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { type FactServices, getHouseFacts } from './house-facts.ts';
import { currentTexts } from './site-text-rows.ts';

export async function getSiteTexts(services: FactServices): Promise<SiteTexts> {
  const { version, texts } = await currentTexts(services.db, services.brand.usualName);
  return withFacts(texts, version, services);
}

export const withFacts = async (
  texts: SiteTextsInput,
  version: number,
  services: FactServices,
): Promise<SiteTexts> => ({
  id: 1,
  version,
  ...texts,
  ...(await getHouseFacts(services)),
});
