import type { Problem } from '@traiteur/contract/statement/refusals.ts';
import type { StepName } from './checkout-draft.ts';

/** Why an order cannot be placed, and the step that shows it; without a step, beside the button. */
export interface Complaint {
  step?: StepName | 'who' | undefined;
  sentence: string;
  /** Index of the ordered line, and of its order. */
  line?: number;
  day?: number;
  /** The field that shows the fault itself. */
  field?: string;
}

/** Faults of dishes and prices belong to no step: the summary shows them. */
export function complaintAbout({ code, field, errors = [], title }: Problem): Complaint {
  if (code === 'own-name-needed' || code === 'own-phone-needed') return { step: 'who', sentence: title };
  const ofDays = [...errors, ...(field ? [{ field, code, message: title }] : [])];
  const faults = ofDays.map((fault) => {
    const [, day, ownField] = /^orders\.(\d+)\.(.*)$/.exec(fault.field) ?? [];
    return { ...fault, field: ownField ?? fault.field, day: Number(day ?? 0) };
  });
  for (const fault of faults) {
    const step = stepOf(fault.field, fault.code);
    if (step) return { step, sentence: fault.message, ...(showsItself(fault.field) && { field: fault.field }) };
  }
  const [fault] = faults;
  const place = /^lines\.(\d+)\./.exec(fault?.field ?? '')?.[1];
  return { sentence: fault?.message ?? title, ...(place && { line: Number(place), day: fault?.day ?? 0 }) };
}

const showsItself = (field: string) => field === 'discountCode' || field.startsWith('billedCompany.');

function stepOf(field: string, code: string): StepName | undefined {
  if (field === 'addressId') return 'where';
  if (field.startsWith('slot')) return 'when';
  if (
    showsItself(field) ||
    field === 'paymentChoice' ||
    field === 'purchaseReference' ||
    code === 'own-allergy-not-accepted'
  )
    return 'pay';
  return undefined;
}
