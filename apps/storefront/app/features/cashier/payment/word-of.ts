/** The words for a key that data bring; the key itself where the house has no words for it yet. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key
