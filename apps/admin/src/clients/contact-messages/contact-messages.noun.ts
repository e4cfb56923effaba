import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const contactMessages = noun({
  tag: 'contact-messages',
  screens: { contactMessages: screen('/messages', '/en/messages', 'contact-messages list') },
  titles: { contactMessages: 'contactMessages.title' },
  shownOn: 'contactMessages',
});
