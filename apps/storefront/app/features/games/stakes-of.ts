import type { Game } from '@fairhouse/contract/entities/game'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Currency } from '@fairhouse/money'
import type { Writing } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'

/** What amounts are shown in: the player's money, and play money to a visitor. */
export const currencyOf = (status: UserStatus): Currency =>
  status.isLogged ? status.currency : 'CREDIT'

/** From the least to the most that a round may cost; the currency is named once. */
export const stakesOf = (
  { money }: Writing,
  sentence: string,
  { game, currency }: { game: Game; currency: Currency },
): string =>
  fill(sentence, {
    least: money(game.minStake, currency).replace(/\s\D+$/, ''),
    most: money(game.maxStake, currency),
  })
