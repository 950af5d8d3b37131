import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { lastLoginKey, tabMemory } from '../app/shell/session/remember.ts'
import type { Asker } from '../asking/ask.ts'
import { heedFlags } from './flags/heed-flags.ts'
import type { PageFacts } from './page-facts.ts'

interface PagePlayerNeeds {
  readonly facts: Pick<PageFacts, 'language' | 'uri'>
  readonly asker: Asker
  /** Where sentences stand over the game. */
  readonly notices: Pick<HTMLElement, 'append'>
}

/** Who plays on this page, as the house tells it. */
export interface PagePlayer {
  /** Null: nobody is signed in, or the house has not said yet. */
  readonly login: string | null
  /** The page itself ends the session and is being left: nobody signed out elsewhere. */
  readonly isLeaving: boolean
  /** A newer status. The flags that are raised in it lead, and are told. */
  heard(status: UserStatus): void
  /** The house says that the session is over: remembers the login for the form, and clears the page of its player. */
  forget(): void
  whenForgotten(clear: () => void): void
  /** No flag leads away while something is at stake that asks for the player here. @param isAtStake is asked when one would. */
  staysWhile(isAtStake: () => Promise<boolean>): void
}

/** @param needs the page's facts, its way to the house, and where it says what is so. */
export function createPagePlayer({ facts, asker, notices }: PagePlayerNeeds): PagePlayer {
  let login: string | null = null
  let isLeaving = false
  let clear = (): void => undefined
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
    get login() {
      return login
    },
    get isLeaving() {
      return isLeaving
    },
    heard(status) {
      login = status.isLogged ? status.login : null
      if (status.isLogged) heed(status.userFlags)
    },
    forget() {
      if (login === null) return
      tabMemory.write(lastLoginKey, login)
      login = null
      clear()
    },
    whenForgotten(act) {
      clear = act
    },
    staysWhile(isAtStake) {
      atStake = isAtStake
    },
  }
}
