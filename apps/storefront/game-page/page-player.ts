import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Asker } from '../asking/ask.ts'
import { heedFlags } from './flags/heed-flags.ts'
import type { PageFacts } from './page-facts.ts'

export interface PagePlayerNeeds {
  readonly facts: Pick<PageFacts, 'language' | 'uri'>
  readonly asker: Asker
  /** Where sentences stand over the game. */
  readonly notices: Pick<HTMLElement, 'append'>
}

/** Who plays on this page, as the house tells it. */
export interface PagePlayer {
  /** The page itself ends the session and is being left: nobody signed out elsewhere. */
  readonly isLeaving: boolean
  /** A newer status. The flags that are raised in it lead, and are told. */
  heard(status: UserStatus): void
  /** No flag leads away while something is at stake that asks for the player here. @param isAtStake is asked when one would. */
  staysWhile(isAtStake: () => Promise<boolean>): void
}

/** @param needs the page's facts, its way to the house, and where it says what is so. */
export function createPagePlayer({ facts, asker, notices }: PagePlayerNeeds): PagePlayer {
  let isLeaving = false
  let atStake = async (): Promise<boolean> => false
  const heed = heedFlags({
    here: `/${facts.uri}`,
    language: facts.language,
    asker,
    notices,
    isAtStake: () => atStake(),
    leaving: (is) => {
      isLeaving = is
    },
  })
  return {
    get isLeaving() {
      return isLeaving
    },
    heard(status) {
      if (status.isLogged) heed(status.userFlags)
    },
    staysWhile(isAtStake) {
      atStake = isAtStake
    },
  }
}
