import type { BodyOf } from '@fairhouse/contract/call'
import type { buyCards as call } from '@fairhouse/contract/calls/halls'
import { firstBought } from '@fairhouse/contract/families/bingo/tickets'
import { amount } from '@fairhouse/money'
import type { PlayerAsk, Refused } from '#platform/answer'
import {
  refusedEntry,
  refusedStake,
  type StakeNeeds,
  type StakeWish,
  type Taken,
  takeStake,
} from '../money/take-stake.ts'
import type { Room } from '../room.ts'
import { holdRound } from '../store/read-round.ts'
import { stakedInRound } from '../store/staked-in-round.ts'
import type { StoredTicket } from '../stored.ts'
import { isOfTitle, rulesOf } from './rules-of.ts'
import { soldCards } from './store/sold-cards.ts'
import { mostAtOnce, mostCards, mostSold } from './times.ts'

type Asked = BodyOf<typeof call>

/**
 * Buys cards for a round that sells them, once. Purchases of a round come one after another, so that what was sold before says which cards these are: nobody chooses a card,
 * neither the player nor the house.
 * @throws Busy when the player moves all the time.
 */
export function buyCards(
  needs: StakeNeeds,
  { room, ask, asked }: { readonly room: Room; readonly ask: PlayerAsk; readonly asked: Asked },
): Promise<Taken | Refused> {
  return takeStake(needs, {
    room,
    ask,
    requestKey: asked.requestKey,
    isOf: (earlier) => isOf(asked, earlier),
    round: (tx) => holdRound(tx, asked.round),
    staked: bought(needs, room, asked),
  })
}

/** Whether cards are those that were bought with this key before. */
const isOf = (asked: Asked, earlier: StoredTicket): boolean =>
  asked.uri === earlier.uri && asked.round === earlier.roundId && asked.cards === earlier.cards

const bought =
  (needs: StakeNeeds, room: Room, asked: Asked): StakeWish['staked'] =>
  async (tx, { seat, round }) => {
    const refused = refusedEntry(needs, { room, seat, round })
    if (refused) return refused
    // It was begun under other rules, and will be void.
    if (!isOfTitle(round, room.title)) return { refused: 'tooLate' }
    const rules = rulesOf(room.title)
    const { price } = rules
    const atOnce = mostAtOnce(rules)
    if (asked.cards > atOnce) return { refused: 'stakeLimit', metadata: { most: atOnce * price } }
    const { sold, inPool, own, purchases } = await soldCards(tx, round.id, seat)
    if (own + asked.cards > mostCards)
      return { refused: 'stakeLimit', metadata: { most: mostCards * price } }
    // A hall that is full sells no more. Cards for play money take no place of those for money.
    if (inPool + asked.cards > mostSold) return { refused: 'tooLate' }
    const firstCard = firstBought(rules, sold, asked.cards)
    const stake = asked.cards * price
    const { staked: before } = await stakedInRound(tx, round.id, seat.player)
    return (
      refusedStake(needs, { room, seat, before, stake }) ?? {
        slot: purchases + 1,
        auto: null,
        firstCard,
        cards: asked.cards,
        stake: amount(BigInt(stake)),
      }
    )
  }
