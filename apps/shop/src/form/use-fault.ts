import { createContext, use, useState } from 'react';
import type { Faults } from './faults.ts';

/** What was wrong with the form that a field stands in; undefined outside of one. */
export const FaultsContext = createContext<Faults | undefined>(undefined);

/** What is still wrong with a field of a form: what was said of it holds until it says something else. */
export function useFault(fault: string | undefined, value: unknown): string | undefined {
  const faults = use(FaultsContext);
  const [faulty, setFaulty] = useState({ faults, value });
  if (faulty.faults !== faults) setFaulty({ faults, value });
  const isCorrected = faults !== undefined && faulty.faults === faults && faulty.value !== value;
  return isCorrected ? undefined : fault;
}
