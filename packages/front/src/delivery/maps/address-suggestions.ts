import { type FoundAddress, foundAddress } from './found-address.ts';
import { googleLibrary, type MapsAccount } from './google-library.ts';

export interface SuggestedAddress {
  key: string;
  /** 12 Rue de Rivoli */
  street: string;
  /** 75004 Paris, France */
  place: string;
  /** Its parts, which Google is asked for once it is chosen. */
  find: () => Promise<FoundAddress>;
}

/** France with its overseas departments, which are regions of their own to Google. */
const france = ['fr', 'gp', 'mq', 'gf', 're', 'yt'];
/** What stands on envelopes: no restaurants, no sights. */
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

/** French addresses by what is typed of them, from Google. Rejects where its script does not come. */
export async function openSuggestions(account: MapsAccount): Promise<(typed: string) => Promise<SuggestedAddress[]>> {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await googleLibrary('places', account);
  // Google counts all that is typed for one address as one.
  let sessionToken = new AutocompleteSessionToken();

  return async (typedText) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: typedText,
      includedRegionCodes: france,
      includedPrimaryTypes: kinds,
      // As it stands on an envelope, whoever types it.
      language: 'fr',
      region: 'fr',
      sessionToken,
    });
    return suggestions.flatMap(({ placePrediction: prediction }) => {
      if (!prediction) return [];
      const street = prediction.mainText?.text ?? prediction.text.text;
      return {
        key: prediction.placeId,
        street,
        place: prediction.secondaryText?.text ?? '',
        find: async () => {
          const place = prediction.toPlace();
          // Asking for its parts ends the session, whatever becomes of it.
          sessionToken = new AutocompleteSessionToken();
          await place.fetchFields({ fields: ['addressComponents'] });
          return foundAddress(place.addressComponents ?? [], typedText, street);
        },
      };
    });
  };
}
