import { AddressSuggestions } from '@traiteur/front/delivery/maps/AddressSuggestions.tsx';
import { type ChosenAddress, useAddressSuggestions } from '@traiteur/front/delivery/maps/use-address-suggestions.ts';
import { Field } from '../../form/Field.tsx';
import { useAlive } from '../../site/island/alive.ts';
import styles from './StreetField.module.css';

interface StreetFieldProps {
  label: string;
  value: string;
  fault: string | undefined;
  autoFocus?: boolean;
  onChange: (text: string) => void;
  onChoose: (chosen: ChosenAddress) => void;
}

/** With a Google Maps key it suggests addresses with their code and city. */
export function StreetField({ onChoose, ...field }: StreetFieldProps) {
  const { mapsKey } = useAlive();
  const { field: attributes, isOpen, list } = useAddressSuggestions({ mapsKey, onChoose });
  if (mapsKey === undefined) return <Field {...field} autoComplete="street-address" />;
  return (
    <div className={styles['street']}>
      <Field {...field} {...attributes} role="combobox" aria-expanded={isOpen} autoComplete="street-address" />
      <AddressSuggestions {...list} />
    </div>
  );
}
