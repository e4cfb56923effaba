import type { Problem } from '@traiteur/contract/wire/refusals.ts';
import type { StepName } from './checkout-draft.ts';

/** What stands in the way of an order, and the step in which it is said; beside the button without one. */
export interface Complaint {
  step?: StepName | 'who' | undefined;
  sentence: string;
  /** The place among the ordered lines of the dish that it is about. */
  line?: number;
  /** The field that says it itself, and has the way out beside it. */
  field?: 'discountCode';
}

/** Which step asks for what the server refused. Dishes and prices are said where they stand, in the summary. */
export function complaintAbout({ code, field, errors = [], title }: Problem): Complaint {
  const faults = [...errors, ...(field ? [{ field, code, message: title }] : [])];
  for (const fault of faults) {
    const step = stepOf(fault.field, fault.code);
    if (step) return { step, sentence: fault.message, ...(fault.field === 'discountCode' && { field: fault.field }) };
  }
  const [fault] = faults;
  const place = /^lines\.(\d+)\./.exec(fault?.field ?? '')?.[1];
  return { sentence: fault?.message ?? title, ...(place && { line: Number(place) }) };
}

function stepOf(field: string, code: string): StepName | undefined {
  if (field === 'addressId') return 'where';
  if (field.startsWith('slot')) return 'when';
  // What one has to accept by name is asked there.
  if (field === 'discountCode' || field === 'paymentChoice' || code === 'own-allergy-not-accepted') return 'pay';
  return undefined;
}
