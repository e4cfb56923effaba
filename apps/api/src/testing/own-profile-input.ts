import type { OwnProfileInput } from '@traiteur/contract/own/own-profile.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';

/** What a client saves of their profile where they change nothing. */
export async function ownProfileInput(client: ApiClient): Promise<OwnProfileInput> {
  const {
    id: _id,
    email: _email,
    unprovenEmail: _unproven,
    hasPassword: _hasPassword,
    ...profile
  } = await client.call('own-profile', 'getOwnProfile');
  return profile;
}
