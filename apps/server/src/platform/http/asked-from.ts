import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where a request came from, as far as the proxies in front are believed. */
export interface AskedFrom {
  /** Whether a proxy at `address`, the `hop`th from here, is believed in what it forwards. */
  readonly trusts: (address: string, hop: number) => boolean
  /** The network address of whoever asks. */
  readonly addressOf: (request: IncomingMessage) => string
  /** The host that was asked. */
  readonly hostOf: (request: IncomingMessage) => string
}

/** @param whom nobody, a number of hops, or addresses and networks (`10.0.0.0/8`). @throws TypeError for what is no address. */
export function createAskedFrom(whom: false | number | readonly string[]): AskedFrom {
  const trusts = trustIn(whom)
  const remoteOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''
  return {
    trusts,
    addressOf: (request) => {
      const remote = remoteOf(request)
      if (whom === false) return remote
      let address = remote
      for (const [hop, before] of forwardedFor(request).entries()) {
        if (!trusts(address, hop)) return address
        address = before
      }
      return address
    },
    hostOf: (request) => {
      const own = request.headers.host ?? ''
      if (whom === false) return own
      const forwarded = request.headers['x-forwarded-host']
      if (typeof forwarded !== 'string' || !trusts(remoteOf(request), 0)) return own
      return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
    },
  }
}

/** Addresses that the proxies saw, the nearest first. */
function forwardedFor({ headers }: IncomingMessage): string[] {
  const header = headers['x-forwarded-for']
  if (typeof header !== 'string') return []
  return header
    .split(',')
    .map((part) => part.trim())
    .toReversed()
}

function trustIn(whom: false | number | readonly string[]): AskedFrom['trusts'] {
  if (whom === false) return () => false
  if (typeof whom === 'number') return (_address, hop) => hop < whom
  const list = new BlockList()
  for (const one of whom) addTo(list, one)
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function addTo(list: BlockList, text: string): void {
  const [address = '', bits] = text.split('/', 2)
  const version = isIP(address)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (version === 0) throw new TypeError(`${text} is neither an address nor a network`)
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}
