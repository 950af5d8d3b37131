import { setTimeout as sleep } from 'node:timers/promises'
import type { NodesKept, ToKeeper, NodeAnswer, ToNode } from './messages.ts'

interface Asked {
  readonly place: number
  readonly process: { readonly send: (message: ToNode) => void } | null
}

/** Whoever scrapes waits about ten seconds; a node that does not tell within this is told of as silent. */
const silenceMs = 3_000

/** Asks all nodes the same, and tells whoever wanted it what each said. */
export function createGathering(needs: {
  /** Those that take calls now. */
  readonly nodes: () => readonly Asked[]
  readonly kept: () => NodesKept
}) {
  const open = new Map<number, Map<number, (text: string) => void>>()
  let lastId = 0

  return {
    gather: async (
      { id: askedId, tale }: Extract<ToKeeper, { type: 'gather' }>,
      answer: (gathered: ToNode) => void,
    ): Promise<void> => {
      const id = ++lastId
      const hearers = new Map<number, (text: string) => void>()
      open.set(id, hearers)
      const done = new AbortController()
      const tooLong = sleep(silenceMs, null, { signal: done.signal }).catch(() => null)
      const told = await Promise.all(
        needs.nodes().map(async ({ place, process }): Promise<NodeAnswer> => {
          const heard = new Promise<string>((resolve) => void hearers.set(place, resolve))
          process?.send({ type: 'tell', id, tale })
          return { place, text: await Promise.race([heard, tooLong]) }
        }),
      )
      done.abort()
      open.delete(id)
      answer({ type: 'gathered', id: askedId, told, kept: needs.kept() })
    },
    told: (place: number, { id, text }: Extract<ToKeeper, { type: 'told' }>): void =>
      open.get(id)?.get(place)?.(text),
  }
}
