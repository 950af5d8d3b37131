import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachedFile } from './halt.ts'

/** Makes a house stand still at a place, once for each order. */
export interface HaltOrders {
  /** To be handed to the house as `HALT_FILE`. */
  readonly file: string
  readonly order: (place: string) => void
  /** Resolves when the house stands there. @throws Error when nothing comes by in time. */
  readonly reached: () => Promise<void>
  /** Lets it go on, or forgets what stood there; an order that was not reached is taken back. */
  readonly letGo: () => void
}

const patienceMs = 90_000
const lookEveryMs = 10

export function haltOrders(file: string): HaltOrders {
  let ordered = ''
  return {
    file,
    order: (place) => {
      ordered = place
      // Whole or not at all: the house reads it at any moment.
      writeFileSync(`${file}.new`, place)
      renameSync(`${file}.new`, file)
    },
    reached: async () => {
      const giveUpAt = performance.now() + patienceMs
      while (!existsSync(reachedFile(file))) {
        if (performance.now() > giveUpAt) throw new Error(`nothing came by at “${ordered}”`)
        await sleep(lookEveryMs)
      }
    },
    letGo: () => {
      for (const one of [file, reachedFile(file)]) rmSync(one, { force: true })
    },
  }
}
