import { keyOf } from '../../noun/noun.ts';

/** Where the word for a field may stand: with its noun, or with the log. */
export const placesOfField = (tag: string, field: string): readonly string[] => [
  `${keyOf(tag)}.fields.${field}`,
  `auditEntries.fields.${field}`,
  // An entry of an account holds the fields that an owner may change, too.
  ...(tag === 'account' ? [`administrators.fields.${field}`] : []),
];

/** Where the word for a part of a field may stand. */
export const placesOfPart = (tag: string, part: string): readonly string[] => [
  `auditEntries.parts.${part}`,
  `${keyOf(tag)}.nutrition.${part}`,
  `clients.addressFields.${part}`,
];
