import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { GameStage } from '@fairhouse/stage/rounds/game-stage'
import type { Reply } from '../../asking/ask.ts'
import type { Failure } from '../../asking/failure.ts'
import type { StopReason } from './autoplay.ts'
import type { ControllerState } from './controller-state.ts'
import type { Course, Move } from './course.ts'

/** What the table needs of the stage. */
export type ControllerStage = Pick<
  GameStage,
  'stake' | 'begin' | 'standStill' | 'present' | 'show' | 'awaitsResult' | 'hurry' | 'finish'
>

/** How the table asks the house; repeats by itself what may be repeated. */
export interface HouseClient {
  /** Bets at the chosen level on what is selected. */
  bet(state: ControllerState, mode: string): Promise<PlayAnswer>
  act(state: ControllerState, move: Move): Promise<PlayAnswer>
  /** The player's status as it is now; null when it cannot be had. */
  status(): Promise<UserStatus | null>
}
export type PlayAnswer =
  | { readonly ok: true; readonly reply: Reply<'play'> }
  | { readonly ok: false; readonly failure: Failure }

export interface ControllerListener {
  /** The balance does not cover the bet, or what an action takes. */
  readonly notEnough: () => void
  /** A bet was to be made and nothing is selected. */
  readonly nothingSelected: () => void
  /** Nothing can go on before the player has seen this. */
  readonly failed: (failure: Failure) => void
  /** Events that are now on screen, to be told to those who do not see it. */
  readonly shown: (events: readonly RoundEvent[], before: readonly RoundEvent[]) => void
  readonly autoplayStopped: (reason: StopReason | 'stopped') => void
  readonly stakeChosen: (stake: number) => void
  readonly modeChosen: (mode: string) => void
}

export interface ControllerNeeds {
  readonly stage: ControllerStage
  readonly course: Course
  readonly house: HouseClient
  readonly listener: ControllerListener
  readonly pause: (seconds: number) => Promise<void>
  readonly turbo: () => boolean
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}
