import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';

export interface ReadSite {
  site: SiteTexts;
  /** Id of a preview of unsaved texts. */
  preview?: string;
  /** A preview is kept for one day. */
  isPreviewGone?: boolean;
}

const parameter = 'preview';

export const isPreview = ({ searchParams }: URL): boolean => searchParams.has(parameter);

export async function readSite(url: URL, call: ReturnType<RenderingWorld['call']>): Promise<ReadSite> {
  const preview = url.searchParams.get(parameter);
  if (preview === null) return { site: await call('site-texts', 'get') };
  const site = await call('site-texts', 'getSiteTextPreview', { id: preview }).catch(() => undefined);
  return site ? { site, preview } : { site: await call('site-texts', 'get'), isPreviewGone: true };
}
