import type { BodyOf } from '@fairhouse/contract/call'
import type { betInRoom } from '@fairhouse/contract/calls/rooms'
import { baseMode } from '@fairhouse/game-math/game'
import { amount } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import type { Play, SeatFacts, Turns } from '#modules/play'
import { requestNumber } from '#modules/play'
import { holdPocket, SeatMoved } from '#modules/wallet'
import { isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import { Busy } from '#platform/faults'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { Room } from '../room.ts'
import { insertTicket } from '../store/insert-ticket.ts'
import { shareRound } from '../store/read-round.ts'
import { ticketByRequest } from '../store/read-tickets.ts'
import { stakedInRound } from '../store/staked-in-round.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import { stakeOf } from './end-tickets.ts'

export interface BetNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly turns: Turns
  readonly play: Pick<Play, 'statusOf' | 'mayBegin' | 'mayStake' | 'rulesFor' | 'forget'>
  /** How the room shows a player. */
  readonly nameOf: (login: string) => string
  /** What the player has was changed, and committed. Must not wait. */
  readonly changed: (players: readonly PlayerId[]) => void
}

type Asked = BodyOf<typeof betInRoom>

/** A bet that was taken; `isNew` when it was taken just now. */
export interface Taken {
  readonly ticket: StoredTicket
  readonly isNew: boolean
}

/** So often a bet is tried anew because something moved meanwhile. */
const triesAtMost = 16
/** Bets of a room wait for each other no more than these let them. */
const tills = 16

/**
 * Takes a stake for a round that takes bets, once. As with every bet, gates and limits are asked of the seat as of one version, and the stake is taken only while that
 * stands: however many bets go out at once, here and in other games, none is taken that the player may not place or cannot pay.
 * @throws Busy when the player moves all the time.
 */
export function takeBet(
  needs: BetNeeds,
  { room, ask, asked }: { readonly room: Room; readonly ask: PlayerAsk; readonly asked: Asked },
): Promise<Taken | Refused> {
  const { database, turns, play, changed } = needs
  const { player } = ask
  return turns.take(player, async () => {
    for (let tries = 0; tries < triesAtMost; tries++) {
      const seat = await play.statusOf(player)
      try {
        const taken = await database.transaction((tx) => write(needs, tx, { room, seat, asked }))
        if (!isRefused(taken) && taken.isNew) {
          play.forget(player)
          changed([player])
        }
        return taken
      } catch (fault) {
        if (!(fault instanceof SeatMoved)) throw fault
        play.forget(player)
      }
    }
    throw new Busy('the player moves all the time')
  })
}

interface Writing {
  readonly room: Room
  readonly seat: SeatFacts
  readonly asked: Asked
}

async function write(needs: BetNeeds, tx: Transaction, writing: Writing): Promise<Taken | Refused> {
  const { room, seat, asked } = writing
  const { player } = seat
  const request = requestNumber(asked.requestKey)
  const earlier = await ticketByRequest(tx, player, request)
  if (earlier)
    return isOf(asked, earlier)
      ? { ticket: earlier, isNew: false }
      : { refused: 'requestKeyReused' }
  const round = await shareRound(tx, asked.round)
  if (!round || round.uri !== room.uri) return { refused: 'tooLate' }
  const pocket = await holdPocket(tx, player, seat.version)
  const no =
    (pocket.closed ? ({ refused: 'userSuspended' } as const) : null) ??
    (await refusalOf(needs, tx, { ...writing, round }))
  if (no) return no
  if (pocket.balance < BigInt(asked.stake)) return { refused: 'notEnoughCash' }
  const placedAt = needs.clock.now()
  const ticket: StoredTicket = {
    id: uuidV7(placedAt),
    roundId: round.id,
    number: round.link,
    player,
    gameId: room.gameId,
    uri: room.uri,
    name: needs.nameOf(seat.account.login),
    slot: asked.slot,
    currency: seat.currency,
    pocket: pocket.pocket,
    house: await houseAccount(tx, {
      code: codes.houseRooms,
      currency: seat.currency,
      till: player % tills,
    }),
    stake: amount(BigInt(asked.stake)),
    auto: asked.auto ?? null,
    state: 'open',
    at: null,
    payout: amount(0n),
    taken: uuidV7(placedAt),
    bust: null,
  }
  await insertTicket(tx, {
    ...ticket,
    request,
    placedAt,
    balanceAfter: pocket.balance - ticket.stake,
  })
  const posted = await post(tx, [stakeOf(ticket)], placedAt)
  if (posted.type !== 'posted') throw new Error('a stake of a room was not taken')
  return { ticket, isNew: true }
}

/** Whether a bet is the one that was placed with this key before. */
const isOf = (asked: Asked, earlier: StoredTicket): boolean =>
  asked.uri === earlier.uri &&
  asked.round === earlier.roundId &&
  asked.slot === earlier.slot &&
  BigInt(asked.stake) === earlier.stake &&
  (asked.auto ?? null) === earlier.auto

/** Whether the round takes bets, and the player may place this one. */
async function refusalOf(
  { play, clock }: BetNeeds,
  tx: Transaction,
  { room, seat, asked, round }: Writing & { readonly round: StoredRound },
): Promise<Refused | null> {
  const { rules } = room.title
  if (!rules.betLevels.includes(asked.stake))
    return { refused: 'formInvalid', invalidFields: { stake: 'notOnLadder' } }
  const gated = play.mayBegin(seat, { manifest: { id: room.gameId } })
  if (gated) return gated
  if (round.phase !== 'betting' || round.now >= round.fliesAt) return { refused: 'tooLate' }
  const { staked, slots } = await stakedInRound(tx, round.id, seat.player)
  if (slots.includes(asked.slot)) return { refused: 'roundOpen' }
  const cost = Number(staked) + asked.stake
  const { maxStake } = play.rulesFor(seat)
  if (maxStake !== null && cost > maxStake)
    return { refused: 'stakeLimit', metadata: { most: maxStake } }
  return play.mayStake(seat, {
    gameId: room.gameId,
    taken: asked.stake,
    fromPot: 0,
    mode: baseMode,
    cost,
    now: clock.now(),
  })
}
