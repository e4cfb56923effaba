import { isForContact } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** Writes `null` as a type, not as an alternative: serializers are faster. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output', withContact = true): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      for (const field of contactFieldsOf(zodSchema)) {
        const properties = jsonSchema.properties as Record<string, JsonSchema>;
        if (!withContact) delete properties[field];
        else Object.assign(properties[field] ?? {}, { description: forContactOnly });
      }
      // The format says enough; patterns would be a quarter of the description.
      if (jsonSchema.format) delete jsonSchema.pattern;
      foldNull(jsonSchema);
    },
  });
  return json;
}

const forContactOnly = 'Left out for callers who may not reach clients.';

const contactFieldsOf = ({ _zod: { def } }: z.core.$ZodType): string[] =>
  def.type === 'object'
    ? Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([name, field]) => (isForContact(field) ? name : []))
    : [];

function foldNull(json: JsonSchema): void {
  const options = json['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return;
  const [option, empty] = options as JsonSchema[];
  if (empty?.['type'] !== 'null' || typeof option?.['type'] !== 'string' || option['enum']) return;
  delete json['anyOf'];
  Object.assign(json, option, { type: [option['type'], 'null'] });
}
