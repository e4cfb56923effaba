import type { Setup } from '@traiteur/contract/house/setup.ts';
import type { SetupStep } from '@traiteur/domain/house/setup-steps.ts';

const lines = {
  company: ['company'],
  lists: ['taxRates', 'sizes', 'categories', 'allergens'],
  dishes: ['dishes'],
  zones: ['zones'],
  slots: ['schedules', 'configuration'],
  texts: ['texts'],
  mail: ['mail'],
  payments: ['payments'],
  colleagues: ['colleagues'],
  testOrder: ['testOrder'],
} as const satisfies Record<string, readonly SetupStep[]>;

type LineName = keyof typeof lines;

export interface SetupLine {
  name: LineName;
  state: Setup['steps'][number]['state'];
  /** In the order in which they are taken. */
  openSteps: readonly SetupStep[];
  /** Of several steps. */
  isGroup: boolean;
}

/** The ten lines of the card: what is set up together is one line. */
export function linesOf({ steps }: Setup): SetupLine[] {
  const stateOf = new Map(steps.map(({ step, state }) => [step, state]));
  return Object.entries<readonly SetupStep[]>(lines).map(([name, ownSteps]) => {
    const openSteps = ownSteps.filter((step) => stateOf.get(step) === 'open');
    const isAside = ownSteps.some((step) => stateOf.get(step) === 'aside');
    return {
      name: name as LineName,
      state: openSteps.length > 0 ? 'open' : isAside ? 'aside' : 'done',
      openSteps,
      isGroup: ownSteps.length > 1,
    };
  });
}

export const hasOpenLines = (setup: Setup): boolean => linesOf(setup).some(({ state }) => state === 'open');
