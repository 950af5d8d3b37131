import { joinDigits } from './separators.ts'

export interface NumberLook {
  /** Digits after the point, 2 unless told. */
  readonly decimals?: number | undefined
  /** Leaves out zeros at the end, and a point that nothing follows. */
  readonly trim?: boolean | undefined
  /** Decides the separators; `,` and `.` unless told. */
  readonly locale?: string
}

/** Digits after the point that are believed: beyond them lies what binary fractions cannot say (specification, section 9). */
const precision = 7

/**
 * A number as the specification writes it (section 5): taken to seven digits, then cut, not rounded, to the decimals asked for, in groups of three.
 * @throws RangeError for what has no plain digits (not finite, 1e21 and more) and for decimals outside 0 to 7.
 */
export function formatNumber(
  value: number,
  { decimals = 2, trim = false, locale = 'en' }: NumberLook = {},
): string {
  expectPlain(value, decimals)
  const [whole = '', exact = ''] = Math.abs(value).toFixed(precision).split('.')
  const cut = exact.slice(0, decimals)
  const sign = value < 0 && /[1-9]/.test(whole + cut) ? '-' : ''
  return sign + joinDigits(whole, trim ? cut.replace(/0+$/, '') : cut, locale)
}

function expectPlain(value: number, decimals: number): void {
  if (!(Math.abs(value) < 1e21)) throw new RangeError(`no digits: ${value}`)
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > precision) {
    throw new RangeError(`${decimals} decimals`)
  }
}
