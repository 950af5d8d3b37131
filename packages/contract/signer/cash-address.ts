const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
/** From the specification of CashAddr: one for each bit that leaves the register. */
const generators = [
  0x98f2bc8e61n,
  0x79b76d99e2n,
  0xf33e5fb3c4n,
  0xae2eabe2a8n,
  0x1e4f43e470n,
] as const
const checksumLetters = 8
const hashBytes = [20, 24, 28, 32, 40, 48, 56, 64] as const

/**
 * The address of a key's hash, with its prefix.
 * @param hash 20 bytes: RIPEMD-160 of SHA-256 of the public key.
 */
export const cashAddressOf = (hash: Uint8Array, prefix: string): string =>
  written([0, ...hash], prefix)

/** @param bytes the version, then the hash. */
function written(bytes: readonly number[], prefix: string): string {
  const payload = regrouped(bytes, 8, 5)
  const rest = remainder([
    ...spelled(prefix),
    0,
    ...payload,
    ...Array<number>(checksumLetters).fill(0),
  ])
  const checksum = Array.from({ length: checksumLetters }, (_, at) =>
    Number((rest >> BigInt(5 * (checksumLetters - 1 - at))) & 31n),
  )
  return `${prefix}:${[...payload, ...checksum].map((five) => letters[five]).join('')}`
}

/**
 * The script that an address stands for, in hex. The prefix may be left out, for the checksum knows it; the kinds of addresses that take tokens
 * are paid like those that do not.
 * @returns null for what is no address of this prefix.
 */
export function scriptOfCashAddress(text: string, prefix: string): string | null {
  const payload = payloadOf(text, prefix)
  return payload && scriptOf(payload)
}

/**
 * Every way in which the address that is meant may be written, in small letters: with its prefix and without, as one that takes tokens and as
 * one that does not. Empty for what is no address of any of these prefixes.
 */
export function cashSpellings(text: string, prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => {
    const payload = payloadOf(text, prefix)
    if (payload === null || scriptOf(payload) === null) return []
    const [version = 0, ...hash] = regrouped(payload, 5, 8)
    return [version, version ^ takesTokens].flatMap((kind) => {
      const whole = written([kind, ...hash], prefix)
      return [whole, whole.slice(prefix.length + 1)]
    })
  })
}

/** The address that is meant, in small letters, with its prefix and as one that takes no tokens; null for what is no address of this prefix. */
export function plainCashAddress(text: string, prefix: string): string | null {
  const payload = payloadOf(text, prefix)
  if (payload === null || scriptOf(payload) === null) return null
  const [version = 0, ...hash] = regrouped(payload, 5, 8)
  return written([version & ~takesTokens, ...hash], prefix)
}

/** The bit of a version that says that tokens are welcome. */
const takesTokens = 0x10

/** An address in groups of five bits, without its checksum; null for what is none of this prefix. */
function payloadOf(text: string, prefix: string): number[] | null {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null
  const small = text.toLowerCase()
  const body = small.startsWith(`${prefix}:`) ? small.slice(prefix.length + 1) : small
  const fives = Array.from(body, (letter) => letters.indexOf(letter))
  if (fives.length <= checksumLetters || fives.includes(-1)) return null
  if (remainder([...spelled(prefix), 0, ...fives]) !== 0n) return null
  return fives.slice(0, -checksumLetters)
}

function scriptOf(payload: readonly number[]): string | null {
  const [version = 0x80, ...hash] = regrouped(payload, 5, 8)
  if (version > 0x7f || hash.length !== hashBytes[version & 7]) return null
  // Whole bytes leave fewer than five bits, and those are 0: anything else is another way to write the same.
  const spare = payload.length * 5 - (hash.length + 1) * 8
  if (spare > 4 || ((payload.at(-1) ?? 0) & ((1 << spare) - 1)) !== 0) return null
  const hex = hash.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  switch (`${(version & ~takesTokens) >> 3} ${hash.length}`) {
    case '0 20':
      return `76a914${hex}88ac`
    case '1 20':
      return `a914${hex}87`
    case '1 32':
      return `aa20${hex}87`
    default:
      return null
  }
}

const spelled = (prefix: string): number[] =>
  Array.from(prefix, (letter) => letter.charCodeAt(0) & 31)

/** What is left of the letters, read as a polynomial over 32 elements, by the checksum's own. */
function remainder(fives: readonly number[]): bigint {
  let register = 1n
  for (const five of fives) {
    const out = Number(register >> 35n)
    register = ((register & 0x07ffffffffn) << 5n) ^ BigInt(five)
    for (const [bit, generator] of generators.entries()) if ((out >> bit) & 1) register ^= generator
  }
  return register ^ 1n
}

/** The same bits in groups of another size; the last group is filled up with 0 when it grows smaller, and left out when it does not become full. */
function regrouped(groups: readonly number[], from: number, to: number): number[] {
  const told: number[] = []
  let bits = 0
  let held = 0
  for (const group of groups) {
    held = (held << from) | group
    bits += from
    while (bits >= to) {
      bits -= to
      told.push((held >> bits) & ((1 << to) - 1))
    }
    held &= (1 << bits) - 1
  }
  if (to < from && bits > 0) told.push((held << (to - bits)) & ((1 << to) - 1))
  return told
}
