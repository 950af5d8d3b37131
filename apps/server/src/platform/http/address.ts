import { isIPv6 } from 'node:net'

/**
 * A network address as limits count it: IPv4 as it is (also when it came mapped into IPv6), IPv6 by its first 64 bits, because one
 * household holds that many addresses.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const middle = address.includes('::') ? Array(8 - front.length - back.length).fill('0') : []
  return `${[...front, ...middle, ...back].slice(0, 4).join(':')}::/64`
}
