import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { scratchFacts } from '@fairhouse/game-math/families/instant/scratch/scratch-game'
import type { Bet } from '@fairhouse/game-math/game'
import { cards } from './cards.ts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.92, sigma: 5.15, hit: 0.249 },
  mechanics: ['scratch cards', 'eight cards', 'amounts, numbers and rows'],
} satisfies Design

const [headline] = cards

/** Names of certificates are of small letters only. */
const nameOf = (card: string): string =>
  card === headline?.card ? 'base' : card.replaceAll('-', '')

export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  cards.map(({ card }) => [nameOf(card), { selection: { card } }]),
)

export function facts(bet: string): GameFacts {
  const known = cards.find(({ card }) => nameOf(card) === bet)
  if (!known) throw new RangeError(`no card is called ${bet}`)
  return scratchFacts(definition, known.card)
}
