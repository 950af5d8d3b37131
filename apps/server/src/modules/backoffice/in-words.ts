/** Looks names up in words for staff; what is not known is shown by its name. */
export const inWords =
  (words: Readonly<Record<string, string>>) =>
  (name: string): string =>
    words[name] ?? name
