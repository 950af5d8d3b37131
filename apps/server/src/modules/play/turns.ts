import { AsyncLocalStorage } from 'node:async_hooks'
import type { PlayerId } from '#platform/ids'
import { Busy } from '#platform/faults'

/** One thing at a time for each player, in the order asked. */
export interface Turns {
  /** @param work tells its faults by its promise. @throws Busy when too many are waiting already. */
  take<Result>(player: PlayerId, work: () => Promise<Result>): Promise<Result>
}

/** More than this at once is no person. */
const waitingAtMost = 255

export function createTurns(): Turns {
  /** Players for whom something is done now, with what waits behind it. */
  const lines = new Map<PlayerId, (() => void)[]>()

  function begin<Result>(player: PlayerId, work: () => Promise<Result>): Promise<Result> {
    const end = (): void => {
      const waiting = lines.get(player)?.shift()
      if (waiting) waiting()
      else lines.delete(player)
    }
    const turn = work()
    // However a turn ends, the next one begins; its fault is its own asker's.
    turn.then(end, end)
    return turn
  }
  return {
    take: (player, work) => {
      const line = lines.get(player)
      if (!line) {
        // Alone in line, one waits for nobody.
        lines.set(player, [])
        return begin(player, work)
      }
      if (line.length >= waitingAtMost)
        return Promise.reject(new Busy('one player asks too much at once', 'tooMany'))
      return new Promise((resolve, reject) => {
        // Begun by whoever was before, and still a part of what its own asker does.
        line.push(AsyncLocalStorage.bind(() => void begin(player, work).then(resolve, reject)))
      })
    },
  }
}
