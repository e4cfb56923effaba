import { useFront } from '@traiteur/front/front.ts';
import { AddressSuggestions } from '@traiteur/front/delivery/maps/AddressSuggestions.tsx';
import { placeWith } from '@traiteur/front/delivery/maps/found-address.ts';
import { type ChosenAddress, useAddressSuggestions } from '@traiteur/front/delivery/maps/use-address-suggestions.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useFormContext } from 'react-hook-form';
import styles from './StreetField.module.css';

interface StreetFieldProps {
  /** `name`, `postalCode` and `city` are names of form fields. */
  name: string;
  postalCode: string;
  city: string;
  label: string;
  required?: boolean;
  multiline?: boolean;
}

/** With a Google Maps key it suggests addresses; choosing one also fills in postal code and city. */
export function StreetField({ postalCode, city, ...field }: StreetFieldProps) {
  const { mapsKey } = useFront().settings;
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const suggestions = useAddressSuggestions({ mapsKey, onChoose: write });

  function write({ address, place }: ChosenAddress): void {
    const typedPlace = { postalCode: getValues(postalCode) ?? '', city: getValues(city) ?? '' };
    const newPlace = placeWith(typedPlace, place);
    const writing = { shouldDirty: true, shouldValidate: true };
    setValue(field.name, address, writing);
    setValue(postalCode, newPlace.postalCode, writing);
    setValue(city, newPlace.city, writing);
  }
  if (mapsKey === undefined) return <TextField {...field} />;
  return (
    <div className={styles['street']}>
      <TextField
        {...field}
        autoComplete="off"
        // Escape closes the list, not the dialog around it.
        attributes={{ ...suggestions.field, 'data-mantine-stop-propagation': suggestions.isOpen }}
      />
      <AddressSuggestions {...suggestions.list} />
    </div>
  );
}
