import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Currency } from '@fairhouse/money'
import type { GameContext } from '../game-context.ts'
import type { ShellContext } from '../room/room-context.ts'
import type { LivePayments } from './live-payments.ts'

/** What the player plays with, minor units. */
export interface Purse {
  readonly currency: Currency
  readonly balance: number
}

/** What filling a purse needs of the page, whether a game or a live room is on it. */
export interface PurseContext
  extends Pick<GameContext, 'facts' | 'texts' | 'addresses' | 'asker' | 'notice' | 'say'> {
  readonly payments: LivePayments
  money(minorUnits: number): string
  /** Tells at once and after every change; null for who only watches. */
  watch(tell: (purse: Purse | null) => void): void
  /** A status that came with an answer. */
  heard(status: UserStatus): void
  /** Nothing is bet by itself while the player looks at money. */
  pause(): void
}

export const purseOfTable = (context: GameContext): PurseContext => ({
  ...context,
  watch: (tell) =>
    context.table.state.watch(({ game, balance }) => tell({ currency: game.currency, balance })),
  heard: (status) => context.table.heard(status),
  pause: () => context.table.stopAutoplay(),
})

export const purseOfRoom = (context: ShellContext): PurseContext => ({
  ...context,
  watch: (tell) =>
    context.account.state.watch(({ player, balance }) =>
      tell(player && { currency: player.currency, balance }),
    ),
  heard: (status) => context.account.heard(status),
  pause: () => undefined,
})
