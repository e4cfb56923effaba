import { type MenuTemplateInput, menuTemplates } from '@traiteur/contract/catalogue/menu-templates.ts';
import type { Generated } from 'kysely';
import type { Json, Named, Versioned } from '../../database/columns.ts';
import { bothNames, crudRows } from '../../database/rows/crud-rows.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { applyMenuTemplates } from './apply-templates.ts';

declare module '../../database/schema.ts' {
  interface Database {
    menu_templates: Versioned &
      Named & { active: Generated<boolean>; span: MenuTemplateInput['span']; days: Json<MenuTemplateInput['days']> };
  }
}

const menuTemplateRows = crudRows({
  table: 'menu_templates',
  columns: ['active', 'span', 'days'],
  write: { days: (days) => JSON.stringify(days) },
  searched: bothNames,
  sorts: {},
  usual: 'name',
});

export const menuTemplatesApi = handlersFor(menuTemplates, {
  ...crudHandlers(menuTemplateRows),
  applyMenuTemplates: ({ body }, services) => applyMenuTemplates(services, body),
});
