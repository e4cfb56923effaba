import type { KeptLetters } from '@traiteur/contract/house/mails.ts';
import { isDemoCompany } from '../../../../../db/demo/load-company.ts';
import type { Services } from '../../core/services.ts';

const most = 50;

/** None in a real house: whoever reads a letter there could open the account of whom it is for. */
export async function listKeptLetters({ db, mailer }: Pick<Services, 'db' | 'mailer'>): Promise<KeptLetters> {
  if (!mailer.readKept || !(await isDemoCompany(db))) return { items: [] };
  return { items: await mailer.readKept(most) };
}
