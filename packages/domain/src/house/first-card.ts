import type { Scope } from '../access/scopes.ts';

const firstCards = ['tasks', 'production', 'rounds', 'figures'] as const;
type FirstCard = (typeof firstCards)[number];

/** People who take orders start with all tasks; others with their own work. */
export function firstCardOf(scopes: readonly Scope[]): FirstCard {
  if (scopes.includes('orders:write')) return 'tasks';
  if (scopes.includes('orders:prepare')) return 'production';
  if (scopes.includes('orders:deliver')) return 'rounds';
  return scopes.includes('reports:read') ? 'figures' : 'tasks';
}
