import type { OwnProfile, OwnProfileInput } from '@traiteur/contract/own/own-profile.ts';

/** Each form sends the whole profile and changes only its own fields. */
export function profileInput(profile: OwnProfile): OwnProfileInput {
  const { id: _, email: __, unprovenEmail: _unproven, hasPassword: _password, ...input } = profile;
  return input;
}
