import type { Scope } from '../access/scopes.ts';

/** What the home page begins with: what needs a hand, what is cooked, where one drives, what was sold. */
const firstCards = ['tasks', 'production', 'rounds', 'figures'] as const;
type FirstCard = (typeof firstCards)[number];

/** The first card of who holds these scopes: whoever takes orders sees to everything, the others to their own work. */
export function firstCardOf(scopes: readonly Scope[]): FirstCard {
  if (scopes.includes('orders:write')) return 'tasks';
  if (scopes.includes('orders:prepare')) return 'production';
  if (scopes.includes('orders:deliver')) return 'rounds';
  return scopes.includes('reports:read') ? 'figures' : 'tasks';
}
