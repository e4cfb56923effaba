/** Made by the build: one module per language, and one with the texts of the sign-in alone. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

/** The texts of nouns that mostly their own screen shows. */
declare module 'virtual:words/site-texts/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'siteTexts'>;
  export default messages;
}

declare module 'virtual:words/client-exports/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'clientExports'>;
  export default messages;
}

declare module 'virtual:words/company/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'company'>;
  export default messages;
}

declare module 'virtual:words/companies/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'companies'>;
  export default messages;
}

declare module 'virtual:words/statements/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'statements'>;
  export default messages;
}

declare module 'virtual:words/sales-report/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'salesReport'>;
  export default messages;
}

declare module 'virtual:words/payment-differences/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'paymentDifferences'>;
  export default messages;
}

declare module 'virtual:words/database-upkeep/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'databaseUpkeep'>;
  export default messages;
}
