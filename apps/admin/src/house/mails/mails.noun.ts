import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const mails = noun({
  tag: 'mails',
  screens: { mails: screen('/e-mails', '/en/mails', ['mails list', 'mails getMailSettings']) },
  titles: { mails: 'mails.title' },
  shownOn: 'mails',
  isLogged: true,
});
