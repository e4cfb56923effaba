import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of what the contract says, with `null` as one more type instead of an alternative: serialisers are faster so. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => foldNull(jsonSchema),
  });
  return json;
}

function foldNull(json: JsonSchema): void {
  const options = json['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return;
  const [some, none] = options as JsonSchema[];
  if (none?.['type'] !== 'null' || typeof some?.['type'] !== 'string' || some['enum']) return;
  delete json['anyOf'];
  Object.assign(json, some, { type: [some['type'], 'null'] });
}
