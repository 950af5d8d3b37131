import type { PlayerId } from '#platform/ids'
import { Busy } from '#platform/faults'

/** One thing at a time for each player, in the order asked. */
export interface Turns {
  /** @throws Busy when too many are waiting already. */
  take<Result>(player: PlayerId, work: () => Promise<Result>): Promise<Result>
}

/** More than this at once is no person. */
const waitingAtMost = 256

export function createTurns(): Turns {
  const lines = new Map<PlayerId, { last: Promise<unknown>; length: number }>()
  return {
    take: async (player, work) => {
      const line = lines.get(player) ?? { last: Promise.resolve(), length: 0 }
      if (line.length >= waitingAtMost) throw new Busy('one player asks too much at once')
      lines.set(player, line)
      line.length++
      // Alone in line, one waits for nobody.
      const turn = line.length === 1 ? work() : line.last.then(work)
      // Whoever is next waits for the end of this turn, however it ends; its fault is its own asker's.
      line.last = turn.then(nothing, nothing)
      try {
        return await turn
      } finally {
        line.length--
        if (line.length === 0) lines.delete(player)
      }
    },
  }
}

const nothing = (): void => undefined
