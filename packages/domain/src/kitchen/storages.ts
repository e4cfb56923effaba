/** Where an ingredient is kept. */
export const storages = ['dry', 'chilled', 'frozen'] as const;
