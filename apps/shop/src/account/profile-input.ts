import type { OwnProfile, OwnProfileInput } from '@traiteur/contract/own/own-profile.ts';

/** A profile as it is sent back: each form changes its own fields of it. */
export function profileInput(profile: OwnProfile): OwnProfileInput {
  const { id: _, email: __, unprovenEmail: _unproven, ...input } = profile;
  return input;
}
