import { type FoundAddress, foundAddress } from './found-address.ts';
import { googleLibrary, type MapsAccount } from './google-library.ts';

export interface SuggestedAddress {
  key: string;
  /** 12 Rue de Rivoli */
  street: string;
  /** 75004 Paris, France */
  place: string;
  /** Details cost a request, so they are fetched once it is chosen. */
  find: () => Promise<FoundAddress>;
}

/** To Google, each overseas department is a region. */
const france = ['fr', 'gp', 'mq', 'gf', 're', 'yt'];
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

/** Rejects when Google's script does not load. */
export async function openSuggestions(account: MapsAccount): Promise<(typed: string) => Promise<SuggestedAddress[]>> {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await googleLibrary('places', account);
  // Google bills all requests of one session as one.
  let sessionToken = new AutocompleteSessionToken();

  return async (typedText) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: typedText,
      includedRegionCodes: france,
      includedPrimaryTypes: kinds,
      // French, as on envelopes, in both languages of the page.
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
          // Asking for details ends the session, even when it fails.
          sessionToken = new AutocompleteSessionToken();
          await place.fetchFields({ fields: ['addressComponents'] });
          return foundAddress(place.addressComponents ?? [], typedText, street);
        },
      };
    });
  };
}
