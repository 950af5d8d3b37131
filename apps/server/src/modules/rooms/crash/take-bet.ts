import type { BodyOf } from '@fairhouse/contract/call'
import type { betInRoom } from '@fairhouse/contract/calls/rooms'
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
import { shareRound } from '../store/read-round.ts'
import { stakedInRound } from '../store/staked-in-round.ts'
import type { StoredTicket } from '../stored.ts'

type Asked = BodyOf<typeof betInRoom>

/**
 * Takes one of a player's two bets in a round that takes them, once. Take-off waits for bets that are being written.
 * @throws Busy when the player moves all the time.
 */
export function takeBet(
  needs: StakeNeeds,
  { room, ask, asked }: { readonly room: Room; readonly ask: PlayerAsk; readonly asked: Asked },
): Promise<Taken | Refused> {
  return takeStake(needs, {
    room,
    ask,
    requestKey: asked.requestKey,
    isOf: (earlier) => isOf(asked, earlier),
    round: (tx) => shareRound(tx, asked.round),
    staked: stakedBy(needs, room, asked),
  })
}

/** Whether a bet is the one that was placed with this key before. */
const isOf = (asked: Asked, earlier: StoredTicket): boolean =>
  asked.uri === earlier.uri &&
  asked.round === earlier.roundId &&
  asked.slot === earlier.slot &&
  BigInt(asked.stake) === earlier.stake &&
  (asked.auto ?? null) === earlier.auto

const stakedBy =
  (needs: StakeNeeds, room: Room, asked: Asked): StakeWish['staked'] =>
  async (tx, { seat, round }) => {
    if (!room.title.rules.betLevels.includes(asked.stake))
      return { refused: 'formInvalid', invalidFields: { stake: 'notOnLadder' } }
    const refused = refusedEntry(needs, { room, seat, round })
    if (refused) return refused
    const { staked, slots } = await stakedInRound(tx, round.id, seat.player)
    if (slots.includes(asked.slot)) return { refused: 'roundOpen' }
    return (
      refusedStake(needs, { room, seat, before: staked, stake: asked.stake }) ?? {
        slot: asked.slot,
        auto: asked.auto ?? null,
        firstCard: null,
        cards: null,
        stake: amount(BigInt(asked.stake)),
      }
    )
  }
