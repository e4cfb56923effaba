import { Field } from './Field.tsx';
import type { Faults } from './faults.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  faults: Faults;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** The password that somebody has, which their browser may fill in. */
export const PasswordField = ({ faults, ...field }: PasswordFieldProps) => (
  <Field type="password" autoComplete="current-password" fault={faults.fields['password']} {...field} />
);
