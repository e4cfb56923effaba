import type { Problem } from '@traiteur/contract/statement/refusals.ts';

export interface Faults {
  fields: Readonly<Record<string, string>>;
  sentence: string | undefined;
}

export const noFaults: Faults = { fields: {}, sentence: undefined };

/** The sentences are the server's, in the language of the page. */
export function faultsOf({ errors = [], field, title }: Problem): Faults {
  const fields = Object.fromEntries(errors.map((fault) => [fault.field, fault.message]));
  return { fields: field && !(field in fields) ? { ...fields, [field]: title } : fields, sentence: title };
}
