import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of what the contract says, with `null` as one more type instead of an alternative: serialisers are faster so. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it in a word; the pattern would take a quarter of the description.
      if (jsonSchema.format) delete jsonSchema.pattern;
      foldNull(jsonSchema);
    },
  });
  return json;
}

function foldNull(json: JsonSchema): void {
  const options = json['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return;
  const [option, empty] = options as JsonSchema[];
  if (empty?.['type'] !== 'null' || typeof option?.['type'] !== 'string' || option['enum']) return;
  delete json['anyOf'];
  Object.assign(json, option, { type: [option['type'], 'null'] });
}
