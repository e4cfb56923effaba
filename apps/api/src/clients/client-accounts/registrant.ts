export const unsaidOfClient = {
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [],
};
