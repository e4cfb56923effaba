import { Field } from './Field.tsx';
import type { Faults } from './faults.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  faults: Faults;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** A current password: the browser may fill it in. */
export const PasswordField = ({ faults, ...field }: PasswordFieldProps) => (
  <Field type="password" autoComplete="current-password" fault={faults.fields['password']} {...field} />
);
