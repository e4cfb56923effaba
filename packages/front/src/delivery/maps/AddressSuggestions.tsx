import { usePhrase } from '@traiteur/kit/setup/kit-words.ts';
import { googleMaps } from '@traiteur/words/delivery/google-maps.ts';
import styles from './AddressSuggestions.module.css';
import type { AddressList } from './use-address-suggestions.ts';

export function AddressSuggestions({ id, optionId, suggestions, activeKey, choose }: AddressList) {
  const phrase = usePhrase();
  const count = suggestions.length;
  const sentence = phrase(count === 1 ? googleMaps.oneAddress : googleMaps.severalAddresses);
  return (
    <>
      <span role="status" className="visually-hidden">
        {count > 0 && sentence.replace('{count}', String(count))}
      </span>
      {count > 0 && (
        <div className={styles['box']}>
          <ul id={id} role="listbox" aria-label={phrase(googleMaps.addresses)}>
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.key}
                id={optionId(index)}
                role="option"
                aria-selected={suggestion.key === activeKey}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void choose(suggestion)}
              >
                {suggestion.street} <small>{suggestion.place}</small>
              </li>
            ))}
          </ul>
          {/* Google wants its name beside what comes from it, as it stands. */}
          <p translate="no">Google Maps</p>
        </div>
      )}
    </>
  );
}
