import type { HouseSettings } from '@traiteur/contract/house/house-settings.ts';
import { useFront } from '@traiteur/front/front.ts';
import type { Stored } from '../../form/use-record.ts';

/** What stands in the page itself (do mails leave, maps, the address of the site) is fetched anew once it changes. */
export function useFreshPage(): (savedRecord?: Stored) => void {
  const { browser, settings } = useFront();
  return (savedRecord) => {
    // What the noun's `update` answers.
    const { mailsLeave, mapsKey, addresses } = savedRecord as HouseSettings;
    const isSame =
      mailsLeave === settings.mailsLeave &&
      mapsKey === (settings.mapsKey ?? '') &&
      addresses.siteUrl === settings.siteUrl;
    if (!isSame) browser.leaveFor(browser.address().path);
  };
}
