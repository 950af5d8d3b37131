import type { Log } from '../log.ts'
import { createGathering } from './gathering.ts'
import { type NodesKept, type ToKeeper, toKeeper, type ToNode } from './messages.ts'
import type { ProgramsBeside } from './programs-beside.ts'

/** A process that the keeper started. */
export interface NodeProcess {
  readonly pid: number | undefined
  readonly send: (message: ToNode) => void
  readonly onMessage: (hear: (message: unknown) => void) => void
  /** Calls back once, when it has ended. */
  readonly onEnd: (hear: (how: string) => void) => void
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL') => void
}

export interface KeeperNeeds {
  readonly count: number
  readonly ground: { readonly connectionString: string; readonly warnings: readonly string[] }
  readonly fork: () => NodeProcess
  readonly beside: ProgramsBeside
  readonly log: Log
  /** How long a node that is to stop may take; then it is killed. */
  readonly stopMs: number
}

/** Nodes of one machine, each started again when it dies. */
export interface Keeper {
  readonly kept: () => NodesKept
  /** Ends all of them as an operator would, and waits for their end. */
  readonly stop: () => Promise<void>
}

interface Kept {
  readonly place: number
  process: NodeProcess | null
  isOpen: boolean
  deaths: number
  openedAt: number
}

/** The first node of a house that could not start, with its own sentences. */
export class NodeFault extends Error {
  override readonly name = 'NodeFault'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join(' '))
    this.sentences = sentences
  }
}

const [firstPauseMs, longestPauseMs] = [500, 30_000]

/**
 * Starts the nodes: the first alone, for what is made once (demo accounts, the first keys) is made without a race, then the others beside each other.
 * @throws NodeFault when one of them cannot start; the others are ended by then.
 */
export async function keepNodes(needs: KeeperNeeds): Promise<Keeper> {
  const { log, beside, ground, fork, stopMs } = needs
  const roster = createRoster(needs.count)
  const passOn = passingOn(roster, beside)
  const timers = new Set<NodeJS.Timeout>()
  let stopping = false
  beside.onChange(roster.tellAll)

  /** Starts one. Resolves with null once it takes calls, else with why it never did. */
  function run(node: Kept): Promise<readonly string[] | null> {
    return new Promise((resolve) => {
      const started = fork()
      let why: readonly string[] | null = null
      node.process = started
      started.onMessage((raw) => {
        const message = toKeeper.safeParse(raw).data
        if (message === undefined) return
        if (message.type === 'failed') why = message.sentences
        else if (message.type === 'open') {
          node.isOpen = true
          node.openedAt = performance.now()
          log.info({ place: node.place, childPid: started.pid }, 'a node takes calls')
          resolve(null)
        } else passOn(node, started, message)
      })
      started.onEnd((how) => {
        const wasOpen = node.isOpen
        node.process = null
        node.isOpen = false
        resolve(why ?? [`A node ended before it took calls (${how}); server.log says why.`])
        if (stopping || !wasOpen) return
        const facts = { place: node.place, childPid: started.pid, how }
        log.error(facts, 'a node ended; starting it again')
        roster.replaced++
        if (performance.now() - node.openedAt > longestPauseMs) node.deaths = 0
        later(node)
      })
      started.send({ type: 'ground', place: node.place, ...ground, warnings: [...ground.warnings] })
      for (const message of beside.all()) started.send(message)
    })
  }
  function later(node: Kept): void {
    const pauseMs = Math.min(firstPauseMs * 2 ** node.deaths++, longestPauseMs)
    const timer = setTimeout(() => {
      timers.delete(timer)
      void again(node)
    }, pauseMs)
    timers.add(timer)
  }
  async function again(node: Kept): Promise<void> {
    const why = await run(node)
    if (why === null || stopping) return
    log.error({ place: node.place, why }, 'a node could not be started again')
    later(node)
  }
  async function stop(): Promise<void> {
    stopping = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(roster.nodes.map((node) => end(node.process, stopMs)))
  }

  const fault = await firstThenOthers(roster.nodes, run)
  if (fault === null) return { kept: roster.kept, stop }
  await stop()
  throw new NodeFault(fault)
}

/** @returns why one of them could not start; null when all take calls. */
async function firstThenOthers(
  [first, ...others]: readonly Kept[],
  run: (node: Kept) => Promise<readonly string[] | null>,
): Promise<readonly string[] | null> {
  const fault = first ? await run(first) : null
  if (fault !== null) return fault
  return (await Promise.all(others.map(run))).find((one) => one !== null) ?? null
}

interface Roster {
  readonly nodes: readonly Kept[]
  /** So many died and were started again. */
  replaced: number
  readonly kept: () => NodesKept
  readonly tellAll: (message: ToNode, but?: Kept) => void
}

function createRoster(count: number): Roster {
  const nodes: Kept[] = Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    process: null,
    isOpen: false,
    deaths: 0,
    openedAt: 0,
  }))
  const roster: Roster = {
    nodes,
    replaced: 0,
    kept: () => ({
      wanted: count,
      running: nodes.filter(({ isOpen }) => isOpen).length,
      replaced: roster.replaced,
    }),
    tellAll: (message, but) => {
      for (const node of nodes) if (node !== but) node.process?.send(message)
    },
  }
  return roster
}

type ForOthers = Exclude<ToKeeper, { type: 'open' | 'failed' }>

/** What a node says that is meant for others. */
function passingOn(
  { nodes, kept, tellAll }: Roster,
  beside: ProgramsBeside,
): (node: Kept, from: NodeProcess, message: ForOthers) => void {
  const gathering = createGathering({ nodes: () => nodes.filter(({ isOpen }) => isOpen), kept })
  const reach = async (from: NodeProcess, { id, wanted }: ForOthers & { type: 'reach' }) =>
    from.send({ type: 'reached', id, ready: await beside.reach(wanted) })

  return (node, from, message) => {
    switch (message.type) {
      case 'bus':
        tellAll(message, node)
        break
      case 'gather':
        void gathering.gather(message, from.send)
        break
      case 'told':
        gathering.told(node.place, message)
        break
      case 'reach':
        void reach(from, message)
        break
    }
  }
}

/** Asks a process to stop, and kills it when it takes too long. */
function end(running: NodeProcess | null, withinMs: number): Promise<void> {
  if (running === null) return Promise.resolve()
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => running.signal('SIGKILL'), withinMs)
    running.onEnd(() => {
      clearTimeout(tooLong)
      resolve()
    })
    running.signal('SIGTERM')
  })
}
