/** Keccak of 256 bits, 32 bytes of it: the contract brings no library. */
export type Keccak = (bytes: Uint8Array) => Uint8Array

export type MoneroNetwork = 'main' | 'test' | 'regtest'
export type MoneroAddressKind = 'standard' | 'integrated' | 'sub'

/** First byte of an address. A chain of tests (`--regtest`) writes them as the main network does; `test` is stagenet. */
export const moneroPrefixes: Readonly<
  Record<MoneroNetwork, Readonly<Record<MoneroAddressKind, number>>>
> = {
  main: { standard: 18, integrated: 19, sub: 42 },
  regtest: { standard: 18, integrated: 19, sub: 42 },
  test: { standard: 24, integrated: 25, sub: 36 },
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** How many letters so many bytes take: every eight bytes are written for themselves. */
const lettersOf = [0, 2, 3, 5, 6, 7, 9, 10, 11] as const
const blockBytes = 8
const blockLetters = 11
const checkBytes = 4

/** Writes public keys as an address. @param body what follows the first byte: 64 bytes of keys. */
export function moneroAddressOf(prefix: number, body: Uint8Array, keccak: Keccak): string {
  const told = Uint8Array.of(prefix, ...body)
  const all = Uint8Array.of(...told, ...keccak(told).subarray(0, checkBytes))
  let text = ''
  for (let at = 0; at < all.length; at += blockBytes)
    text += lettersOfBlock(all.subarray(at, at + blockBytes))
  return text
}

/** Reads an address: its kind, or what is wrong with it. */
export function readMoneroAddress(
  typed: string,
  network: MoneroNetwork,
  keccak: Keccak,
): MoneroAddressKind | 'format' | 'checksum' | 'otherNetwork' {
  const all = bytesOf(typed)
  if (!all || (all.length !== 69 && all.length !== 77)) return 'format'
  const told = all.subarray(0, -checkBytes)
  const check = keccak(told).subarray(0, checkBytes)
  if (check.some((byte, at) => byte !== all[told.length + at])) return 'checksum'
  const kinds = ['standard', 'integrated', 'sub'] as const
  const kind = kinds.find((one) => moneroPrefixes[network][one] === all[0])
  if (!kind) return 'otherNetwork'
  return (kind === 'integrated') === (all.length === 77) ? kind : 'format'
}

function lettersOfBlock(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (let left = lettersOf[bytes.length] ?? 0; left > 0; left--) {
    text = (letters[Number(number % 58n)] ?? '') + text
    number /= 58n
  }
  return text
}

function bytesOf(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += blockLetters) {
    const block = bytesOfBlock(text.slice(at, at + blockLetters))
    if (!block) return null
    bytes.push(...block)
  }
  return Uint8Array.from(bytes)
}

function bytesOfBlock(block: string): number[] | null {
  const count = lettersOf.findIndex((one) => one === block.length)
  if (count < 1) return null
  let number = 0n
  for (const letter of block) {
    const value = letters.indexOf(letter)
    if (value < 0) return null
    number = number * 58n + BigInt(value)
  }
  if (number >= 256n ** BigInt(count)) return null
  return Array.from({ length: count }, (_, at) =>
    Number((number >> BigInt(8 * (count - 1 - at))) & 255n),
  )
}
