import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createSiblingBus } from '../bus/sibling-bus.ts'
import { createLog } from '../log.ts'
import { keepNodes, NodeFault, type NodeProcess } from './keep-nodes.ts'
import { type Line, linkToKeeper, type NodeLink } from './node-link.ts'
import type { ProgramsBeside } from './programs-beside.ts'

const log = createLog('silent', process.stdout)

/** A process that is none: both ends of its line, and what was done to it. */
function fakeNode() {
  const [up, down, ends]: [
    ((raw: unknown) => void)[],
    ((raw: unknown) => void)[],
    ((how: string) => void)[],
  ] = [[], [], []]
  const waiting: unknown[] = []
  const state = { isConnected: true, signals: [] as string[] }
  const die = (how: string): void => {
    state.isConnected = false
    for (const hear of ends.splice(0)) hear(how)
  }
  const process: NodeProcess = {
    pid: 7,
    send: (message) => {
      if (down.length === 0) waiting.push(message)
      for (const hear of down) hear(structuredClone(message))
    },
    onMessage: (hear) => void up.push(hear),
    onEnd: (hear) => void ends.push(hear),
    signal: (signal) => {
      state.signals.push(signal)
      queueMicrotask(() => die(signal))
    },
  }
  const line: Line = {
    send: (message, sent) => {
      for (const hear of up) hear(structuredClone(message))
      sent?.()
    },
    isConnected: () => state.isConnected,
    onMessage: (hear) => {
      down.push(hear)
      for (const message of waiting.splice(0)) hear(structuredClone(message))
    },
  }
  return { process, line, state, die }
}
type FakeNode = ReturnType<typeof fakeNode>

const nothingBeside: ProgramsBeside = {
  reach: async ({ name }) => ({ port: name.length }),
  all: () => [],
  onChange: () => undefined,
  stop: async () => undefined,
}

/** Keeps nodes whose lives begin with `begin`. */
async function kept(count: number, begin: (link: NodeLink, node: FakeNode) => void) {
  const nodes: FakeNode[] = []
  const links: NodeLink[] = []
  const keeper = await keepNodes({
    count,
    ground: { connectionString: 'postgres://here', warnings: ['w'] },
    beside: nothingBeside,
    log,
    stopMs: 1_000,
    fork: () => {
      const node = fakeNode()
      nodes.push(node)
      void (async () => {
        const link = await linkToKeeper(node.line)
        links.push(link)
        begin(link, node)
      })()
      return node.process
    },
  })
  return { keeper, nodes, links }
}
const opens = (link: NodeLink): void => link.isOpen()

afterEach(() => void vi.useRealTimers())

describe('a keeper', () => {
  it('gives every node its place and what all share', async () => {
    const { links, keeper } = await kept(3, opens)
    expect(links.map(({ ground }) => ground.place)).toEqual([1, 2, 3])
    expect(links[0]?.ground).toMatchObject({ connectionString: 'postgres://here', warnings: ['w'] })
    expect(keeper.kept()).toEqual({ wanted: 3, running: 3, replaced: 0 })
  })

  it('does not start the others before the first takes calls, and says why it cannot', async () => {
    let begun = 0
    const starting = kept(3, (link, node) => {
      begun++
      void link.cannotStart(['The key is wrong.']).then(() => node.die('code 1'))
    })
    await expect(starting).rejects.toEqual(new NodeFault(['The key is wrong.']))
    expect(begun).toBe(1)
  })

  it('starts a node again that dies, at its place', async () => {
    vi.useFakeTimers()
    const { keeper, nodes, links } = await kept(2, opens)
    nodes[1]?.die('SIGKILL')
    expect(keeper.kept()).toEqual({ wanted: 2, running: 1, replaced: 1 })
    await vi.advanceTimersByTimeAsync(500)
    expect(keeper.kept()).toEqual({ wanted: 2, running: 2, replaced: 1 })
    expect(links.at(-1)?.ground.place).toBe(2)
  })

  it('waits longer each time for one that dies at once, and starts none once it stops', async () => {
    vi.useFakeTimers()
    const { keeper, nodes } = await kept(1, opens)
    for (const pauseMs of [500, 1_000, 2_000]) {
      nodes.at(-1)?.die('code 1')
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      expect(keeper.kept().running).toBe(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(keeper.kept().running).toBe(1)
    }
    nodes.at(-1)?.die('code 1')
    await keeper.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(nodes).toHaveLength(4)
  })

  it('kills a node that does not stop when it is asked', async () => {
    vi.useFakeTimers()
    const { keeper, nodes } = await kept(1, opens)
    const [node] = nodes
    if (!node) throw new Error('there is no node')
    const { signal } = node.process
    Object.assign(node.process, {
      signal: (name: 'SIGTERM' | 'SIGKILL') => {
        if (name === 'SIGKILL') signal(name)
      },
    })
    const stopped = keeper.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(node.state.signals).toEqual(['SIGKILL'])
  })
})

describe('nodes', () => {
  it('tell each other by the bus, and not themselves', async () => {
    const { links } = await kept(3, opens)
    const heard: string[] = []
    const channels = links.map((link, index) => {
      const bus = createSiblingBus({ link, log, watch: { busMessage: () => undefined } })
      expect(bus.state()).toBe('connected')
      const channel = bus.open('greeting', z.object({ text: z.string() }))
      channel.subscribe(({ text }) => heard.push(`${index} ${text}`))
      return channel
    })
    channels[0]?.publishToOthers({ text: 'others' })
    channels[1]?.publish({ text: 'all' })
    expect(heard).toEqual(['1 others', '2 others', '1 all', '0 all', '2 all'])
  })

  it('pass over what they do not understand, and know when their keeper is gone', async () => {
    const { links, nodes } = await kept(2, opens)
    const fates: string[] = []
    const [one, two] = links.map((link) =>
      createSiblingBus({
        link,
        log,
        watch: { busMessage: (name, fate) => fates.push(`${name} ${fate}`) },
      }),
    )
    one?.open('newer', z.string()).publish('x')
    expect(fates).toEqual(['newer unread', 'newer sent'])
    nodes[1]?.die('SIGKILL')
    expect(two?.state()).toBe('lost')
    two?.open('late', z.string()).publish('x')
    expect(fates.at(-1)).toBe('late unsent')
  })

  it('tell what all of them are asked, and one that is silent is known as silent', async () => {
    vi.useFakeTimers()
    const { links } = await kept(3, opens)
    links[0]?.tells('metrics', async () => 'one')
    links[1]?.tells('metrics', async () => 'two')
    const gathering = links[0]?.gather('metrics')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await gathering).toMatchObject({
      told: [
        { place: 1, text: 'one' },
        { place: 2, text: 'two' },
        { place: 3, text: null },
      ],
      kept: { wanted: 3, running: 3, replaced: 0 },
    })
  })

  it('share a program beside the house', async () => {
    const { links } = await kept(2, opens)
    const child = links[1]?.keepChild({
      name: 'signer',
      program: '/house/signer.ts',
      ready: z.object({ port: z.int() }),
      environment: () => ({ KEY: 'x' }),
      log,
    })
    expect(await child?.reach()).toEqual({ port: 'signer'.length })
  })
})
