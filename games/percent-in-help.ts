/** What stands between a number and its percent sign in help of a language: as `formatPercent` writes it, but for kinds of blanks that nobody types. */
const isApart = (language: string): boolean =>
  (0.5).toLocaleString(language, { style: 'percent' }).length > '50%'.length

/**
 * A percentage as help writes it.
 * @param written the number before the sign, in the language's digits.
 */
export const percentInHelp = (written: string, language: string): string =>
  `${written}${isApart(language) ? ' ' : ''}%`
