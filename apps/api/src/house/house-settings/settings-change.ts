import type { SettingGroup } from '@traiteur/domain/house/house-settings.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { houseSettings as words } from '@traiteur/words/house/house-settings.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../../access/administrators/mail-owners.ts';
import type { Saving } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';

/** Warns all owners that mail, money or links now go another way. */
export const mailSettingsChange = (
  db: Kysely<Database>,
  { groups, by, now }: Saving & { groups: readonly SettingGroup[] },
  { house, ...services }: Pick<Services, 'brand' | 'publicUrl' | 'mailer' | 'house'>,
): Promise<void> =>
  mailOwners(db, services, (locale) => {
    const say = translatorOf(letters.houseSettings, locale);
    const nameOf = translatorOf(words.groups, locale);
    return {
      subject: say('subject', { brand: services.brand.name }),
      opening: [
        say('happened', {
          name: by.name,
          at: writtenMoment(now, locale, house),
          list: new Intl.ListFormat(locale).format(groups.map((group) => nameOf(group))),
        }),
      ],
      closing: [say('otherwise')],
    };
  });
