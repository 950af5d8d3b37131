import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import type { Title } from '#modules/catalog'
import { wheelTitle } from './wheel.ts'

/** Every stake is as much as its turnover, so that every round wins it. */
export const sure = {
  won: 'byDraw',
  name: 'grand',
  meter: 'sure',
  seed: 5,
  grows: 123_457,
  laidBy: 500_001,
  ceiling: 10,
  turnover: 10,
} satisfies JackpotTerms
export const mustHit = {
  won: 'byMeter',
  name: 'mini',
  meter: 'must hit',
  seed: 10,
  grows: 33_333,
  laidBy: 20_000,
  ceiling: 60,
} satisfies JackpotTerms

export const titleOf = (id: number, uri: string, jackpots: readonly JackpotTerms[]): Title => ({
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id, uri },
  rules: jackpotGame(wheelTitle.rules, jackpots),
})
/** Titles whose jackpots are won often. */
export const jackpotTitles = [titleOf(2, 'sure', [sure]), titleOf(3, 'climb', [mustHit])]
