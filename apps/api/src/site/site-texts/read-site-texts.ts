import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { Reading } from '../../core/acting.ts';
import { getHouseFacts } from './house-facts.ts';
import { currentTexts } from './site-text-rows.ts';

export async function getSiteTexts(services: Reading): Promise<SiteTexts> {
  const { version, texts } = await currentTexts(services.db, services.brand.usualName);
  return withFacts(texts, version, services);
}

export const withFacts = async (texts: SiteTextsInput, version: number, services: Reading): Promise<SiteTexts> => ({
  id: 1,
  version,
  ...texts,
  ...(await getHouseFacts(services)),
});
