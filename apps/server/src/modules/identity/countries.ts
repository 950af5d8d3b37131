/** Countries whose residents the house does not serve: those under a call for action of the FATF. */
const notServed = new Set(['IR', 'KP', 'MM'])

/** Codes that stand for no country, though tables of regions have them. */
const noCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Whether somebody who lives in `code` (ISO 3166-1 alpha-2) may have an account. */
export const isServed = (code: string): boolean =>
  !notServed.has(code) && !noCountry.has(code) && regions.of(code) !== undefined
