import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { Choosing } from './choosing.ts'
import type { OpenInstantGame } from './open-instant-game.ts'

/** What the panel of a game is made with. */
export interface PanelNeeds {
  readonly rules: InstantRules
  readonly game: OpenInstantGame
  readonly choosing: Choosing
  /** Autoplay is allowed here. */
  readonly hasAutoplay: boolean
  readonly cashOut: () => void
  readonly uncover: () => void
  /** An amount of so many hundredths of the stake now chosen. */
  readonly amount: (hundredths: number) => string
}

/** What it shows beside the choice. */
export interface PanelState {
  /** The next bet may be chosen. */
  readonly isOpen: boolean
  /** Steps of the open round. */
  readonly reached: number
  /** What cashing out pays now, in words; null while there is nothing to take. */
  readonly cash: string | null
  /** A card waits for its foil to come off. */
  readonly hasFoil: boolean
}
