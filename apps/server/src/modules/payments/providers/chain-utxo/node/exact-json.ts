/**
 * Reads JSON with every number that has a point or an exponent as the text that it came as: an amount must not become a float.
 * @throws SyntaxError for what is no JSON.
 */
export const exactJson = (text: string): unknown => JSON.parse(text, asItCame)

// The third argument is newer than the library's types.
function asItCame(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source
  return typeof value === 'number' && source !== undefined && /[.e]/i.test(source) ? source : value
}

const form = /^(\d{1,10})(?:\.(\d{0,8}))?(?:e(-?\d{1,2}))?$/i

/** Whole coins as units of a hundred millionth. Null for what is no such amount. */
export function unitsOf(coins: string | number): bigint | null {
  const [, whole, rest = '', exponent = '0'] = form.exec(String(coins)) ?? []
  if (whole === undefined) return null
  const zeros = 8 - rest.length + Number(exponent)
  const digits = BigInt(whole + rest)
  if (zeros >= 0) return digits * 10n ** BigInt(zeros)
  const divisor = 10n ** BigInt(-zeros)
  return digits % divisor === 0n ? digits / divisor : null
}
