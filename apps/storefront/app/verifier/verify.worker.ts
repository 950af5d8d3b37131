import type { Game } from '@fairhouse/game-math/game'
import { type Evidence, type Recount, type RecountFault, recount } from './recount.ts'

/** Asked of the worker. */
export interface Question {
  readonly number: number
  readonly uri: string
  readonly evidence: Evidence
}

/** Told by it. `mathsMissing`: the title's rules could not be loaded. */
export interface Told {
  readonly number: number
  readonly result: Recount | RecountFault | 'mathsMissing'
}

/** Each title's mathematics is a file of its own, loaded when it is asked for. */
const titles = import.meta.glob<{ game: Game }>('../../../../games/*/math.ts')

async function answer({ number, uri, evidence }: Question): Promise<Told> {
  try {
    const title = await titles[`../../../../games/${uri}/math.ts`]?.()
    return { number, result: title ? recount(title.game, evidence) : 'mathsMissing' }
  } catch (fault) {
    reportError(fault)
    return { number, result: 'mathsMissing' }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  void answer(data).then((told) => self.postMessage(told))
})
