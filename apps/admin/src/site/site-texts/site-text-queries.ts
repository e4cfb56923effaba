import { queryOptions } from '@tanstack/react-query';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('site-texts');

export const versionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.answer('versions'), queryFn: () => api.call('site-texts', 'listSiteTextVersions') });

/** The server keeps the texts for a day, so that the site can show them; equal texts are sent once. */
export const previewQuery = (api: ApiClient, texts: SiteTextsInput) =>
  queryOptions({
    queryKey: [...keys.answer('preview'), texts],
    queryFn: () => api.call('site-texts', 'previewSiteTexts', {}, texts),
    staleTime: Number.POSITIVE_INFINITY,
  });
