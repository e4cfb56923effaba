/** What is told of what a portion feeds with, in the order of labels: kilocalories, then grams of each. */
export const nutrients = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'salt'] as const;
