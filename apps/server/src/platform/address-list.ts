import { BlockList, isIP } from 'node:net'

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.trim().split('/')
  const version = isIP(address)
  const longest = version === 6 ? 128 : 32
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest && more.length === 0
}

/** Addresses and networks of a text, separated by commas. */
export const addressesIn = (text: string): readonly string[] =>
  text.split(',').map((part) => part.trim())

/** Tells whether an address is one of these, or lies in one of these networks. IPv4 within IPv6 is IPv4. */
export function addressTest(listed: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const one of listed) {
    const [address = '', bits] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}
