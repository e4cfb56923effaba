import { queryOptions } from '@tanstack/react-query';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('site-texts');

/** Who saved the texts of the site, and when. */
export const versionsQuery = (api: Client) =>
  queryOptions({ queryKey: keys.answer('versions'), queryFn: () => api.call('site-texts', 'listSiteTextVersions') });

/** Texts kept for a day, so that the site can show them; once for the same texts. */
export const previewQuery = (api: Client, texts: SiteTextsInput) =>
  queryOptions({
    queryKey: [...keys.answer('preview'), texts],
    queryFn: () => api.call('site-texts', 'previewSiteTexts', {}, texts),
    staleTime: Number.POSITIVE_INFINITY,
  });
