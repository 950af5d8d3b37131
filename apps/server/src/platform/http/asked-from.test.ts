import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createAskedFrom } from './asked-from.ts'

function request(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}

const proxies = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']

describe('who asks', () => {
  it.each([
    ['nobody is believed', false, '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['one hop is believed', 1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'one hop is believed and not what it was told',
      1,
      '10.0.0.1',
      '6.6.6.6, 203.0.113.7',
      '203.0.113.7',
    ],
    ['two hops are believed', 2, '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['a hop is believed that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy of ours is believed', proxies, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'a row of ours is believed',
      proxies,
      '2001:db8::9',
      '6.6.6.6, 203.0.113.7, 192.0.2.1',
      '203.0.113.7',
    ],
    ['a stranger is not believed', proxies, '203.0.113.9', '203.0.113.7', '203.0.113.9'],
    ['nonsense is not believed', proxies, '10.0.0.1', '203.0.113.7, unknown', 'unknown'],
  ] as const)('%s', (...row) => {
    const [, whom, remote, forwarded, asker] = row
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(createAskedFrom(whom).addressOf(request(remote, headers))).toBe(asker)
  })

  it.each([
    [false, 'inside:3000'],
    [1, 'casino.example'],
    [proxies, 'inside:3000'],
  ] as const)('asked the host that %j may name', (whom, host) => {
    const headers = { host: 'inside:3000', 'x-forwarded-host': 'evil.example, casino.example' }
    expect(createAskedFrom(whom).hostOf(request('203.0.113.9', headers))).toBe(host)
  })

  it('cannot be told by what is no address', () => {
    expect(() => createAskedFrom(['proxy.example'])).toThrow('neither an address nor a network')
  })
})
