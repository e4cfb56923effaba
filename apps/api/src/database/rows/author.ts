import type { Saving } from '../../core/caller.ts';

/** Who wrote a row and when, as its columns say it. The name is a copy: it stays when the account goes. */
export const authorOf = ({ by, now }: Saving) => ({ at: now, by_id: by.id, by_name: by.name });
