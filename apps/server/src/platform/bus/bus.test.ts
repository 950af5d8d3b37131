import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import type { Bus } from './bus.ts'
import { createLoneBus } from './lone-bus.ts'
import { isNatsAddress, natsAddress } from './nats-address.ts'
import { createNatsBus } from './nats-bus.ts'
import { natsServer, startNats, type TestNats } from './testing/nats-server.ts'

const greeting = z.object({ text: z.string() })
const patience = { timeout: 30_000, interval: 20 }

describe('the bus of one process', () => {
  it('tells every listener here at once, and nobody else', () => {
    const bus = createLoneBus()
    const channel = bus.open('greeting', greeting)
    const heard: string[] = []
    channel.subscribe(({ text }) => heard.push(`first ${text}`))
    channel.subscribe(({ text }) => heard.push(`second ${text}`))
    channel.publish({ text: 'hello' })
    channel.publishToOthers({ text: 'is anybody there?' })
    expect(heard).toEqual(['first hello', 'second hello'])
    expect(bus.state()).toBe('alone')
  })

  it('has one owner for each channel', () => {
    const bus = createLoneBus()
    bus.open('greeting', greeting)
    expect(() => bus.open('greeting', greeting)).toThrow('opened twice')
  })
})

it.each([
  ['nats://bus.example', { servers: ['bus.example:4222'] }],
  ['nats://a:1,nats://b:2', { servers: ['a:1', 'b:2'] }],
  [
    'tls://house:p%40ss@bus.example:4333',
    { servers: ['bus.example:4333'], user: 'house', pass: 'p@ss', tls: {} },
  ],
])('%s is read as a place', (text, address) => {
  expect(isNatsAddress(text)).toBe(true)
  expect(natsAddress(text)).toEqual(address)
})

it.each(['', 'bus.example:4222', 'http://bus.example', 'nats://', 'nats://a,'])(
  '%j is not an address of a bus',
  (text) => expect(isNatsAddress(text)).toBe(false),
)

/** One end of the bus, with all that it heard and all that became of its messages. */
function join(url: string) {
  const fates: string[] = []
  const heard: string[] = []
  let missed = 0
  const bus: Bus = createNatsBus({
    url,
    log: createLog('silent', process.stdout),
    watch: { busMessage: (channel, fate) => fates.push(`${channel} ${fate}`) },
  })
  const channel = bus.open('greeting', greeting)
  channel.subscribe(({ text }) => heard.push(text))
  bus.onMissed(() => (missed += 1))
  return { bus, channel, heard, fates, missed: () => missed }
}

describe.skipIf(natsServer === undefined)('the bus over NATS', () => {
  let nats: TestNats
  const open: Bus[] = []
  const node = (url = nats.url) => {
    const joined = join(url)
    open.push(joined.bus)
    return joined
  }
  const connected = (...nodes: { bus: Bus }[]) =>
    vi.waitFor(
      () => expect(nodes.map(({ bus }) => bus.state())).toEqual(nodes.map(() => 'connected')),
      patience,
    )

  beforeAll(async () => {
    nats = await startNats()
  })
  afterEach(() => Promise.all(open.splice(0).map((bus) => bus.stop())))
  afterAll(() => nats.kill())

  it('tells every node once, the teller at once', async () => {
    const [a, b, c] = [node(), node(), node()]
    await connected(a, b, c)
    a.channel.publish({ text: 'to all' })
    expect(a.heard).toEqual(['to all'])
    b.channel.publishToOthers({ text: 'to others' })
    const last = { text: 'last' }
    c.channel.publish(last)
    await vi.waitFor(() => {
      for (const { heard } of [a, b, c]) expect(heard).toContain('last')
      expect(a.heard).toContain('to others')
    }, patience)
    expect(a.heard.toSorted()).toEqual(['last', 'to all', 'to others'])
    expect(b.heard.toSorted()).toEqual(['last', 'to all'])
    expect(c.heard.toSorted()).toEqual(['last', 'to all', 'to others'])
  })

  it('tells what one node says in the order in which it said it', async () => {
    const [a, b] = [node(), node()]
    await connected(a, b)
    const texts = Array.from({ length: 500 }, (_, index) => String(index))
    for (const text of texts) a.channel.publish({ text })
    await vi.waitFor(() => expect(b.heard).toHaveLength(texts.length), patience)
    expect(b.heard).toEqual(texts)
  })

  it('passes over what it does not understand', async () => {
    const [a, b] = [node(), node()]
    await connected(a, b)
    a.bus.open('newer', z.string()).publish('what an older node does not know')
    a.channel.publish({ text: 'known' })
    await vi.waitFor(() => expect(b.heard).toEqual(['known']), patience)
    expect(b.fates).toEqual(['newer unread', 'greeting heard'])
  })

  it('goes on alone while the server is away, and says afterwards that something was missed', async () => {
    const [a, b] = [node(), node()]
    await connected(a, b)
    expect([a.missed(), b.missed()]).toEqual([1, 1])
    await nats.kill()
    await vi.waitFor(
      () => expect([a.bus.state(), b.bus.state()]).toEqual(['lost', 'lost']),
      patience,
    )
    a.channel.publish({ text: 'unheard' })
    expect(a.heard).toEqual(['unheard'])
    expect(a.fates).toContain('greeting unsent')
    await nats.restart()
    await connected(a, b)
    expect([a.missed(), b.missed()]).toEqual([2, 2])
    b.channel.publish({ text: 'again' })
    await vi.waitFor(() => expect(a.heard).toEqual(['unheard', 'again']), patience)
    expect(b.heard).toEqual(['again'])
  })

  it('comes up without a server and connects when there is one', async () => {
    await nats.kill()
    const a = node()
    a.channel.publish({ text: 'here' })
    expect(a.heard).toEqual(['here'])
    expect(a.bus.state()).toBe('lost')
    await nats.restart()
    await connected(a)
    expect(a.missed()).toBe(1)
  })

  it('stops while there is no server', async () => {
    const a = join('nats://127.0.0.1:9')
    await a.bus.stop()
    expect(a.bus.state()).toBe('lost')
  })

  it('is closed to whoever has no password', async () => {
    const stranger = node(nats.url.replace('house:secret@', 'house:wrong@'))
    const a = node()
    await connected(a)
    expect(stranger.bus.state()).toBe('lost')
  })
})
