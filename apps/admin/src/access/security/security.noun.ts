import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const security = noun({
  tag: 'security',
  screens: {
    security: screen('/securite', '/en/security', [
      'security listSecurityEvents',
      'security listSignIns',
      'second-factor getSecondFactorPolicy',
    ]),
  },
  titles: { security: 'security.title' },
});
