import { labelSettings } from '@traiteur/contract/kitchen/label-settings.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getLabelSettings, updateLabelSettings } from './label-setting-rows.ts';

export const labelSettingsApi = handlersFor(labelSettings, {
  get: (_, { db }) => getLabelSettings(db),
  update: ({ body }, { db }) => updateLabelSettings(db, body),
});
