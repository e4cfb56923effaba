import * as z from 'zod/mini';
import { bilingual, distinctBy, flag, id, localDate, weekday } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { operationsOf } from '../statement/operation.ts';
import { choiceIds, menuPlan } from './menu-plans.ts';

const templateSpans = ['day', 'week'] as const;

const menuTemplateInput = z.strictObject({
  name: bilingual(80),
  active: z.boolean(),
  /** A template of a day has one weekday, which says nothing. */
  span: z.enum(templateSpans),
  days: z.array(z.strictObject({ weekday, choiceIds })).check(z.minLength(1), z.maxLength(7), distinctBy('weekday')),
});
export type MenuTemplateInput = z.output<typeof menuTemplateInput>;

const menuTemplate = z.object({ ...storedFields, ...menuTemplateInput.shape });
export type MenuTemplate = z.output<typeof menuTemplate>;

const statement = noun({
  tag: 'menu-templates',
  one: 'MenuTemplate',
  many: 'MenuTemplates',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: menuTemplateInput,
  row: menuTemplate,
  detail: menuTemplate,
  sorts: ['name'],
  filters: { active: z.optional(flag) },
});

/** Of drafts alone: what is published is in the log. */
const audit = 'none';
const { create, update, remove, ...reading } = statement.operations;

export const menuTemplates = operationsOf(statement, {
  ...reading,
  create: { ...create, audit },
  update: { ...update, audit },
  remove: { ...remove, audit },
  applyMenuTemplates: {
    summary:
      'Plans the coming weeks by templates in turn, as drafts: the first fills the week or the day of the date given, the next one the week after. Dates that are over, published or, unless `replace` says otherwise, planned stay as they are.',
    method: 'POST',
    path: '/menu-rotations',
    audit,
    scope: 'catalogue:write',
    body: z.strictObject({
      templateIds: z.array(id).check(z.minLength(1), z.maxLength(26)),
      from: localDate,
      weeks: z.int().check(z.minimum(1), z.maximum(26)),
      replace: z._default(z.boolean(), false),
    }),
    result: z.object({ items: z.array(menuPlan), kept: z.array(localDate) }),
    refusals: ['unknown-reference'],
  },
});
