/**
 * An amount as people type it, in minor units: `25`, `25.5`, `25,50`. No groups of thousands, for `1,000` is a thousand to some and one to
 * others.
 * @returns null for anything else.
 */
export function readAmount(typed: string): number | null {
  const { whole, fraction = '' } =
    /^(?<whole>\d{1,9})(?:[.,](?<fraction>\d{1,2}))?$/.exec(typed.trim())?.groups ?? {}
  return whole === undefined ? null : Number(whole + fraction.padEnd(2, '0'))
}

/** Minor units as they stand in the field: `50`, `12.5` as `12.50`. */
export const typedAmount = (minorUnits: number): string =>
  minorUnits % 100 === 0
    ? String(minorUnits / 100)
    : `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`
