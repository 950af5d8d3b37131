import { item } from '../../../../at.ts'
import type { BlackjackDefinition } from '../definition.ts'
import { type Hand, handOf, values } from '../values/hands.ts'
import { BlackjackTable, pairOf, waysOf } from '../values/table.ts'
import {
  type Against,
  blackjackOf,
  drawnOnce,
  playedEnds,
  type Reached,
  resultOf,
  stoodOn,
} from './against.ts'
import { countSplit } from './count-split.ts'
import { CountedShoe, cardsWith } from './counted-shoe.ts'
import { type BlackjackPart, Outcomes } from './outcomes.ts'

/** Every order of a full shoe by what the certified strategy makes of it. */
export function countRounds(definition: BlackjackDefinition): {
  readonly shoe: CountedShoe
  readonly outcomes: Outcomes
} {
  const table = new BlackjackTable(definition)
  const shoe = new CountedShoe(definition.decks)
  const outcomes = new Outcomes()
  for (const up of values) countAgainst({ definition, table, shoe, outcomes, up })
  return { shoe, outcomes }
}

/** Every hand of two cards, and in how many orders they come. */
const firstHands = values.flatMap((low) =>
  values
    .filter((high) => high >= low)
    .map((high) => ({ hand: handOf([low, high]), orders: low === high ? 1n : 2n })),
)

/** The same of those rounds alone whose dealer shows one card. */
export function countAgainst(against: Against): void {
  const { definition, table, up } = against
  const plain = new Map<Hand, bigint>()
  const doubled = new Map<Hand, bigint>()
  for (const { hand, orders } of firstHands) {
    if (hand.points === 21) countBlackjack(against, hand)
    else {
      const play = table.play({ up, hand, isSplit: false })
      if (play === 'split') countSplit(against, pairOf(hand) ?? 0)
      else (play === 'double' ? doubled : plain).set(hand, orders)
    }
  }
  const { unitsPerStake } = definition
  countPlayed(against, { starts: plain, ends: stoodOn(against, plain), part: 'hand', extra: 0 })
  const ends = drawnOnce(doubled)
  countPlayed(against, { starts: doubled, ends, part: 'double', extra: unitsPerStake })
}

/** A blackjack is paid unless the dealer has one too, which gives the stake back. */
function countBlackjack(against: Against, hand: Hand): void {
  const { definition, shoe, outcomes, up } = against
  const { unitsPerStake, blackjackWins } = definition
  const all = 2n * shoe.weight(cardsWith(hand, [up]))
  const both = 2n * blackjackOf(against, hand)
  outcomes.add('blackjack', { extra: 0, payout: unitsPerStake }, both)
  outcomes.add('blackjack', { extra: 0, payout: unitsPerStake + blackjackWins }, all - both)
}

interface Played {
  readonly starts: Reached
  /** Hands of 21 or less that they end as; all others went over it. */
  readonly ends: Reached
  readonly part: BlackjackPart
  readonly extra: number
}

/** The dealer's blackjack comes before anything that the player does, and takes the first stake alone. */
function countPlayed(against: Against, { starts, ends, part, extra }: Played): void {
  const { definition, shoe, outcomes, up } = against
  const stake = definition.unitsPerStake + extra
  let over = 0n
  let blackjack = 0n
  for (const [hand, orders] of starts) {
    over += orders * shoe.weight(cardsWith(hand, [up]))
    blackjack += orders * blackjackOf(against, hand)
  }
  outcomes.add(part, { extra: 0, payout: 0 }, blackjack)
  over -= blackjack
  if (part === 'double') outcomes.meet(part, over)
  const ways = waysOf(up, definition)
  for (const [hand, orders] of ends) {
    const counts = shoe.ends(ways, cardsWith(hand, [up]))
    for (const end of playedEnds) {
      const weight = orders * item(counts, end)
      over -= weight
      outcomes.add(part, { extra, payout: stake * (1 + resultOf(hand.points, end)) }, weight)
    }
  }
  outcomes.add(part, { extra, payout: 0 }, over)
}
