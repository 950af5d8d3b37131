import { lookUp, type RefusalName } from '@fairhouse/contract/refusals'
import type { HouseError } from './house-error.ts'

/** What the catalogue says of an error: where it is shown, whether it outlives the page, whether the player is logged out. */
export interface Verdict {
  readonly shown: 'page' | 'notice' | 'nowhere'
  readonly stays: boolean
  readonly logsOut: boolean
}

/** How to tell an error. @param shows refusals that the asker shows itself. */
export function judge(error: HouseError, shows: readonly RefusalName[] = []): Verdict {
  const { name, entry } = lookUp(error.code)
  const { stays = false, logsOut = false } = entry
  return { shown: placeOf(), stays, logsOut }

  function placeOf(): Verdict['shown'] {
    if (shows.some((shown) => shown === name)) return 'nowhere'
    // Nobody asked, but the player must know why they are a visitor again.
    if (error.passive && name !== 'inactivityTimeout') return 'nowhere'
    return name === 'failure' && error.code !== entry.code ? 'notice' : 'page'
  }
}

export { errorOfCode, errorOfFailure } from './house-error.ts'
