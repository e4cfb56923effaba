import { keyOf } from '../noun/noun.ts';

export const placesOfField = (tag: string, field: string): readonly string[] => [
  `${keyOf(tag)}.fields.${field}`,
  `auditEntries.fields.${field}`,
  // An entry of an account also holds the administrator's fields that its owner may change.
  ...(tag === 'account' ? [`administrators.fields.${field}`] : []),
];

export const placesOfPart = (tag: string, part: string): readonly string[] => [
  `auditEntries.parts.${part}`,
  `${keyOf(tag)}.nutrition.${part}`,
  `clients.addressFields.${part}`,
];
