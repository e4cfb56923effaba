import type { Saving } from '../../core/caller.ts';

/** Columns for author and time. The name is a copy: it survives the account. */
export const authorOf = ({ by, now }: Saving) => ({ at: now, by_id: by.id, by_name: by.name });
