import type { SetupStep } from '@traiteur/domain/house/setup-steps.ts';

declare module '../../database/schema.ts' {
  interface Database {
    setup_steps: { step: SetupStep; state: 'done' | 'aside'; at: Date };
  }
}
