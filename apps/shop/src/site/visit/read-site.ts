import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';

export interface ReadSite {
  site: SiteTexts;
  /** The number of the texts that are looked at before they are saved. */
  preview?: string;
  /** They are kept for a day. */
  isPreviewGone?: boolean;
}

const parameter = 'preview';

/** Whether somebody looks at texts that are not saved yet. */
export const isPreview = ({ searchParams }: URL): boolean => searchParams.has(parameter);

/** What the site says of the house: as it is, or as somebody looks at it before it is saved. */
export async function readSite(url: URL, call: ReturnType<RenderingWorld['call']>): Promise<ReadSite> {
  const preview = url.searchParams.get(parameter);
  if (preview === null) return { site: await call('site-texts', 'get') };
  const site = await call('site-texts', 'getSiteTextPreview', { id: preview }).catch(() => undefined);
  return site ? { site, preview } : { site: await call('site-texts', 'get'), isPreviewGone: true };
}
