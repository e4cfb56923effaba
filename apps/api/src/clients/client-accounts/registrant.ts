/** What nobody has said yet of a client who registers. */
export const unsaidOfClient = {
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [],
};
