import { createContext, use, useState } from 'react';
import type { Faults } from './faults.ts';

/** Undefined outside of a form. */
export const FaultsContext = createContext<Faults | undefined>(undefined);

/** A fault disappears once the field's value changes. */
export function useFault(fault: string | undefined, value: unknown): string | undefined {
  const faults = use(FaultsContext);
  const [faulty, setFaulty] = useState({ faults, value });
  if (faulty.faults !== faults) setFaulty({ faults, value });
  const isCorrected = faults !== undefined && faulty.faults === faults && faulty.value !== value;
  return isCorrected ? undefined : fault;
}
