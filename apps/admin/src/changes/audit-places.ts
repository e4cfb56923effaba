import { keyOf } from '../noun/noun.ts';

export const placesOfField = (tag: string, field: string): readonly string[] => [
  `${keyOf(tag)}.fields.${field}`,
  `auditEntries.fields.${field}`,
  // An entry of an account also holds the administrator's fields that its owner may change.
  ...(tag === 'account' ? [`administrators.fields.${field}`] : []),
];

/** These parts show only their value: "Contient", "Allergie". */
export const selfEvident: readonly string[] = ['presence', 'severity', 'state'];

/** Where nouns keep the words of what stands in their lists. */
const rooms = ['line', 'step', 'portion', 'article', 'origin', 'contact', 'nutrition', 'nutrients', 'fields'];

export const placesOfPart = (tag: string, part: string): readonly string[] => [
  ...rooms.map((room) => `${keyOf(tag)}.${room}.${part}`),
  `auditEntries.parts.${part}`,
  `clients.addressFields.${part}`,
];
