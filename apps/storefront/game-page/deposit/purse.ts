import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Currency } from '@fairhouse/money'
import type { GameContext } from '../game-context.ts'
import type { ControllerState } from '../play/controller-state.ts'
import type { AccountState } from '../room/account.ts'
import type { ShellContext } from '../room/room-context.ts'
import type { LivePayments } from './live-payments.ts'

/** What the player plays with, minor units. */
export interface Purse {
  readonly currency: Currency
  readonly balance: number
}

/** What filling a purse needs of the page, whether a game or a live room is on it. */
export interface PurseContext
  extends Pick<GameContext, 'facts' | 'texts' | 'addresses' | 'player' | 'asker' | 'notice'> {
  readonly payments: LivePayments
  money(minorUnits: number): string
  /** What is in it now; null for who only watches. */
  now(): Purse | null
  /** Tells at once and after every change. */
  watch(tell: (purse: Purse | null) => void): void
  /** A status that came with an answer. */
  heard(status: UserStatus): void
  /** Nothing is bet by itself while the player looks at money. */
  pause(): void
}

export const purseOfTable = (context: GameContext): PurseContext => ({
  ...context,
  now: () => tablePurse(context.table.state.now),
  watch: (tell) => context.table.state.watch((state) => tell(tablePurse(state))),
  heard: (status) => context.table.heard(status),
  pause: () => context.table.stopAutoplay(),
})

const tablePurse = ({ game, balance }: Pick<ControllerState, 'game' | 'balance'>): Purse => ({
  currency: game.currency,
  balance,
})

export const purseOfRoom = (context: ShellContext): PurseContext => ({
  ...context,
  now: () => roomPurse(context.account.state.now),
  watch: (tell) => context.account.state.watch((state) => tell(roomPurse(state))),
  heard: (status) => context.account.heard(status),
  pause: () => undefined,
})

const roomPurse = ({ player, balance }: Pick<AccountState, 'player' | 'balance'>): Purse | null =>
  player && { currency: player.currency, balance }
