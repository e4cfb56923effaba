import type { useCities } from './use-cities.ts';
import styles from './CityChoices.module.css';

interface CityChoicesProps {
  choices: ReturnType<typeof useCities>['choices'];
  onChoose: (place: { postalCode: string; city: string }) => void;
}

export const CityChoices = ({ choices, onChoose }: CityChoicesProps) => (
  <div className={styles['cities']} aria-live="polite">
    {choices.map((place) => (
      <button key={`${place.postalCode} ${place.city}`} type="button" onClick={() => onChoose(place)}>
        {place.postalCode} {place.city}
      </button>
    ))}
  </div>
);
