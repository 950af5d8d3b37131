/** A category's name; one that has none yet goes by its number. */
export const groupName = (groups: Readonly<Record<string, string>>, category: number): string =>
  groups[String(category)] ?? String(category)
