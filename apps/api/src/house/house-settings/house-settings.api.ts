import { houseSettings } from '@traiteur/contract/house/house-settings.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getHouseSettings, updateHouseSettings } from './house-settings-rows.ts';
import { trySetting } from './try-setting.ts';

export const houseSettingsApi = handlersFor(houseSettings, {
  get: (_, context) => getHouseSettings(context),
  update: ({ body }, context) => updateHouseSettings(body, context),
  testHouseSetting: ({ body }, context) => trySetting(body.trial, context),
});
