import { baseMode } from '@fairhouse/game-math/game'
import { type Amount, amount } from '@fairhouse/money'
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
import { ticketByRequest } from '../store/read-tickets.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import { stakeOf } from './end-tickets.ts'

export interface StakeNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly turns: Turns
  readonly play: Pick<Play, 'statusOf' | 'mayBegin' | 'mayStake' | 'rulesFor' | 'forget'>
  /** How the room shows a player. */
  readonly nameOf: (player: PlayerId, login: string) => Promise<string>
  /** What the player has was changed, and committed. Must not wait. */
  readonly changed: (players: readonly PlayerId[]) => void
}

/** What is staked, in words of its kind of room. */
export type Staked = Pick<StoredTicket, 'slot' | 'auto' | 'firstCard' | 'cards'> & {
  readonly stake: Amount
}

/** A wish to stake, as a kind of room understands it. */
export interface StakeWish {
  readonly room: Room
  readonly ask: PlayerAsk
  readonly requestKey: string
  /** Whether a stake is the one that was placed with this key before. */
  readonly isOf: (earlier: StoredTicket) => boolean
  /** The round, held as the kind needs it so that it takes stakes until the transaction ends; null: none of this room. */
  readonly round: (tx: Transaction) => Promise<StoredRound | null>
  /** What is staked in it, or why it may not be. Asked once the player's pocket is held. */
  readonly staked: (
    tx: Transaction,
    at: { readonly seat: SeatFacts; readonly round: StoredRound },
  ) => Promise<Staked | Refused>
}

/** A stake that was taken; `isNew` when it was taken just now. */
export interface Taken {
  readonly ticket: StoredTicket
  readonly isNew: boolean
}

/** So often a stake is tried anew because something moved meanwhile. */
const triesAtMost = 16
/** Stakes of a room wait for each other no more than these let them. */
const tills = 16

/**
 * Takes a stake for a round that takes them, once. As with every bet, gates and limits are asked of the seat as of one version, and the stake is taken only while that
 * stands: however many bets go out at once, here and in other games, none is taken that the player may not place or cannot pay.
 * @throws Busy when the player moves all the time.
 */
export function takeStake(needs: StakeNeeds, wish: StakeWish): Promise<Taken | Refused> {
  const { database, turns, play, changed } = needs
  const { player } = wish.ask
  return turns.take(player, async () => {
    for (let tries = 0; tries < triesAtMost; tries++) {
      const seat = await play.statusOf(player)
      const name = await needs.nameOf(player, seat.account.login)
      try {
        const taken = await database.transaction((tx) => write(needs, tx, { wish, seat, name }))
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

async function write(
  needs: StakeNeeds,
  tx: Transaction,
  {
    wish,
    seat,
    name,
  }: { readonly wish: StakeWish; readonly seat: SeatFacts; readonly name: string },
): Promise<Taken | Refused> {
  const { room } = wish
  const { player } = seat
  const request = requestNumber(wish.requestKey)
  const earlier = await ticketByRequest(tx, player, request)
  if (earlier)
    return wish.isOf(earlier) ? { ticket: earlier, isNew: false } : { refused: 'requestKeyReused' }
  const round = await wish.round(tx)
  if (!round || round.uri !== room.uri) return { refused: 'tooLate' }
  const pocket = await holdPocket(tx, player, seat.version)
  if (pocket.closed) return { refused: 'userSuspended' }
  const staked = await wish.staked(tx, { seat, round })
  if (isRefused(staked)) return staked
  if (pocket.balance < staked.stake) return { refused: 'notEnoughCash' }
  const placedAt = needs.clock.now()
  const ticket: StoredTicket = {
    ...staked,
    id: uuidV7(placedAt),
    roundId: round.id,
    number: round.link,
    player,
    gameId: room.gameId,
    uri: room.uri,
    name,
    currency: seat.currency,
    pocket: pocket.pocket,
    house: await houseAccount(tx, {
      code: codes.houseRooms,
      currency: seat.currency,
      till: player % tills,
    }),
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

interface Entering {
  readonly room: Room
  readonly seat: SeatFacts
  readonly round: StoredRound
}

/** Whether the player may begin in this game, and the round takes stakes; null: yes. */
export function refusedEntry(
  { play }: Pick<StakeNeeds, 'play'>,
  { room, seat, round }: Entering,
): Refused | null {
  const gated = play.mayBegin(seat, { manifest: { id: room.gameId } })
  if (gated) return gated
  return round.phase === 'betting' && round.now < round.fliesAt ? null : { refused: 'tooLate' }
}

/** Whether limits allow a stake beside what the player has in the round already, minor units; null: yes. */
export function refusedStake(
  { play, clock }: Pick<StakeNeeds, 'play' | 'clock'>,
  {
    room,
    seat,
    before,
    stake,
  }: Omit<Entering, 'round'> & { readonly before: Amount; readonly stake: number },
): Refused | null {
  const cost = Number(before) + stake
  const { maxStake } = play.rulesFor(seat)
  if (maxStake !== null && cost > maxStake)
    return { refused: 'stakeLimit', metadata: { most: maxStake } }
  return play.mayStake(seat, {
    gameId: room.gameId,
    taken: stake,
    fromPot: 0,
    mode: baseMode,
    cost,
    now: clock.now(),
  })
}
