import { isIPv4, isIPv6 } from 'node:net'

/**
 * A network address as it is shown to its player: enough to recognise a place by, not enough to name one household. The last
 * of four parts is left out, of an IPv6 address all but the first three.
 */
export function placeWords(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return 'localhost'
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.x')
  if (!isIPv6(plain)) return '?'
  const [head = ''] = plain.split('::', 1)
  const parts = head.split(':').filter((part) => part !== '')
  return `${[...parts, '0', '0', '0'].slice(0, 3).join(':')}::`
}
