import { savedViews } from '@traiteur/contract/house/saved-views.ts';
import { handlersFor } from '../../http/handlers.ts';
import { readableViews } from './readable-views.ts';
import { chooseDefault, removeView, saveView, viewsFor } from './saved-view-rows.ts';

export const savedViewsApi = handlersFor(savedViews, {
  listViews: async ({ query }, { db, caller }) => ({
    items: readableViews(await viewsFor(db, caller.id, query.list), caller),
  }),
  saveView: ({ body }, { db, caller }) => saveView(db, caller.id, body),
  chooseDefaultView: ({ body }, { db, caller }) => chooseDefault(db, caller.id, body),
  removeView: ({ params }, { db, caller }) => removeView(db, caller.id, params.id),
});
