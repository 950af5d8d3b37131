import type { SiblingLink } from '../bus/sibling-bus.ts'
import type { KeepChild, KeptChild, KeptChildNeeds, Listens } from '../kept-child.ts'
import {
  type NodesKept,
  type Tale,
  type NodeAnswer,
  toNode,
  type ToKeeper,
  type ToNode,
} from './messages.ts'

/** What the keeper gave a node to begin with. */
export type SharedGround = Extract<ToNode, { type: 'ground' }>

/** A node's line to the keeper that started it. */
export interface NodeLink extends SiblingLink {
  readonly ground: SharedGround
  readonly isOpen: () => void
  /** It cannot start, and why. Resolves when the keeper has it. */
  readonly cannotStart: (sentences: readonly string[]) => Promise<void>
  /** What every node of this machine tells, this one included. @throws Error when the keeper is gone. */
  readonly gather: (
    tale: Tale,
  ) => Promise<{ readonly told: readonly NodeAnswer[]; readonly kept: NodesKept }>
  /** How this node answers when the keeper gathers. */
  readonly tells: (tale: Tale, tell: () => Promise<string>) => void
  /** Keeps programs beside the house with the keeper, so that there is one of each. */
  readonly keepChild: KeepChild
}

/** The two ends of a channel between processes, as `process` has them. */
export interface Line {
  readonly send: (message: ToKeeper, sent?: () => void) => void
  readonly isConnected: () => boolean
  readonly onMessage: (hear: (message: unknown) => void) => void
}

/** The line of this process to the keeper that forked it. */
export const lineOfProcess: Line = {
  send: (message, sent) => process.send?.(message, undefined, undefined, () => sent?.()),
  isConnected: () => process.connected,
  onMessage: (hear) => void process.on('message', hear),
}

/** Waits for the keeper's first words. */
export function linkToKeeper(line: Line): Promise<NodeLink> {
  return new Promise((resolve) => {
    const ends = createEnds(line)
    line.onMessage((message) => {
      const heard = toNode.safeParse(message)
      if (!heard.success) return
      if (heard.data.type === 'ground') resolve(ends.link(heard.data))
      else ends.hear(heard.data)
    })
  })
}

type Asked = Extract<ToNode, { type: 'gathered' | 'reached' }>

interface Beside {
  readonly isRunning: boolean
  readonly known: unknown
}

function createEnds(line: Line) {
  const bus: ((name: string, text: string) => void)[] = []
  const tellers = new Map<Tale, () => Promise<string>>()
  const waiting = new Map<number, (answer: Asked) => void>()
  const beside = new Map<string, Beside>()
  let lastId = 0

  const send = (message: ToKeeper): boolean => {
    if (!line.isConnected()) return false
    line.send(message)
    return true
  }
  const ask = (question: (id: number) => ToKeeper): Promise<Asked> =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, resolve)
      if (send(question(id))) return
      waiting.delete(id)
      reject(new Error('the keeper is gone'))
    })

  function hear(message: Exclude<ToNode, { type: 'ground' }>): void {
    switch (message.type) {
      case 'bus':
        for (const listener of bus) listener(message.name, message.text)
        break
      case 'tell':
        void tellers
          .get(message.tale)?.()
          .then((text) => send({ type: 'told', id: message.id, text }))
        break
      case 'beside':
        beside.set(message.name, { isRunning: message.isRunning, known: message.known })
        break
      case 'gathered':
      case 'reached':
        waiting.get(message.id)?.(message)
        waiting.delete(message.id)
        break
    }
  }

  const link = (ground: SharedGround): NodeLink => ({
    ground,
    isOpen: () => void send({ type: 'open' }),
    cannotStart: (sentences) =>
      new Promise((resolve) => line.send({ type: 'failed', sentences: [...sentences] }, resolve)),
    tellOthers: (name, text) => send({ type: 'bus', name, text }),
    hearOthers: (listener) => void bus.push(listener),
    isConnected: line.isConnected,
    gather: async (tale) => {
      const answer = await ask((id) => ({ type: 'gather', id, tale }))
      if (answer.type !== 'gathered') throw new Error('the keeper answered something else')
      return answer
    },
    tells: (tale, tell) => void tellers.set(tale, tell),
    keepChild: remoteChildren({ beside, ask }),
  })
  return { hear, link }
}

/** Programs that the keeper keeps. They end with the keeper, not with the node that wanted them. */
function remoteChildren(ends: {
  readonly beside: ReadonlyMap<string, Beside>
  readonly ask: (question: (id: number) => ToKeeper) => Promise<Asked>
}): KeepChild {
  return <Ready extends Listens>(needs: KeptChildNeeds<Ready>): KeptChild<Ready> => {
    const { name, program, environment, portVariable = null, ready } = needs
    const readyOf = (text: unknown): Ready | null => ready.safeParse(text).data ?? null
    return {
      reach: async () => {
        const wanted = { name, program, environment: { ...environment() }, portVariable }
        const answer = await ends.ask((id) => ({ type: 'reach', id, wanted }))
        return answer.type === 'reached' ? readyOf(answer.ready) : null
      },
      isRunning: () => ends.beside.get(name)?.isRunning ?? false,
      known: () => readyOf(ends.beside.get(name)?.known),
      stop: async () => undefined,
    }
  }
}
