import { accountFields, type Company, type CompanyInput } from '@traiteur/contract/house/company.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { maskedIban } from '@traiteur/domain/money/bank-numbers.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { company as words } from '@traiteur/words/house/company.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../../access/administrators/mail-owners.ts';
import type { Saving } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';

type AccountField = (typeof accountFields)[number];

export const changedAccountFields = (company: Company, input: CompanyInput): AccountField[] =>
  accountFields.filter((field) => company[field] !== input[field]);

interface AccountChange extends Saving {
  before: Company;
  after: Company;
}

/** Warns all owners that payments now go to another account. Masks IBANs. */
export async function mailAccountChange(
  db: Kysely<Database>,
  { before, after, by, now }: AccountChange,
  { house, ...services }: Pick<Services, 'brand' | 'publicUrl' | 'mailer' | 'house'>,
): Promise<void> {
  await mailOwners(db, services, (locale) => {
    const say = translatorOf(letters.bankAccount, locale);
    const nameOf = translatorOf(words.fields, locale);
    const textOf = (field: AccountField, text: string) => {
      if (text === '') return say('none');
      return field === 'iban' ? maskedIban(text) : text;
    };
    return {
      subject: say('subject', { brand: services.brand.name }),
      opening: [
        say('happened', { name: by.name, at: writtenMoment(now, locale, house) }),
        ...changedAccountFields(before, after).map((field) =>
          say('change', {
            field: nameOf(field),
            before: textOf(field, before[field]),
            after: textOf(field, after[field]),
          }),
        ),
      ],
      closing: [say('otherwise')],
    };
  });
}
