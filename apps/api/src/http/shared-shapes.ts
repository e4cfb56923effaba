import { type Operation, operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';

export type Shape = NonNullable<Operation['result']>;

export type SharedShapes = Record<'body' | 'result', ReadonlyMap<Shape, string>>;

/** `Order` if an operation reads one, else named after the first operation: `LoginResult`. */
export function sharedShapes(nouns: readonly Tagged[], part: keyof SharedShapes): ReadonlyMap<Shape, string> {
  const users = new Map<Shape, string[]>();
  for (const noun of nouns)
    for (const [name, operation] of Object.entries(noun.operations)) {
      const shape = operation[part];
      if (shape) users.set(shape, [...(users.get(shape) ?? []), operationIdOf(noun, name)]);
    }
  const shared = [...users].filter(([, operationIds]) => operationIds.length > 1);
  return new Map(shared.map(([shape, operationIds]) => [shape, nameOf(operationIds, part)]));
}

function nameOf(operationIds: readonly string[], part: keyof SharedShapes): string {
  const reading = part === 'result' ? operationIds.find((id) => /^get[A-Z]/.test(id)) : undefined;
  return reading ? reading.slice('get'.length) : withCapital(operationIds[0] ?? '') + withCapital(part);
}

const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
