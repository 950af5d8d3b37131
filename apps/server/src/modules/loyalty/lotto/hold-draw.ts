import { firstPrizeOf, lottoRules } from '@fairhouse/contract/loyalty-rules'
import { drawTickets, drumRoot } from '@fairhouse/fairness/ticket-draw'
import { amount } from '@fairhouse/money'
import { codes } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { countsTakeTurns } from '../earning/count-rounds.ts'
import { takeBack } from '../earning/credit.ts'
import { endOfWeek, weekOf } from '../cashback/week.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import type { GiveGrant } from '../ports.ts'
import { markUntoldMany } from '../store/player-row.ts'
import {
  insertDraw,
  insertPrizes,
  insertRuns,
  lockSellingDraw,
  markDrawn,
  newestDrawNumber,
  type OwnedRun,
  resealDraw,
  sellingDraw,
  type SellingDraw,
  type WonPrize,
} from '../store/draws.ts'
import { ticketHolders } from '../store/past-draws.ts'
import { carriedOn } from './carried-on.ts'
import { lottoLetter } from './lotto-letter.ts'

/**
 * Opens a draw where there is none, and holds the one whose sale is over. All of a draw is one transaction: the drum is closed, named by its root,
 * drawn with the seed that was promised when the sale began, its prizes given, and the next sale opened.
 * @throws Busy when nobody opens the seed now: the draw waits.
 */
export async function keepLotto(needs: LoyaltyNeeds): Promise<void> {
  const giveGrant = needs.giveGrant()
  if (giveGrant === null) return
  const now = needs.clock.now()
  const current = await sellingDraw(needs.database)
  if (current && current.closes_at.getTime() > now) return underTwoKeys(needs, current)
  // Before the transaction: nobody's rounds wait for whoever opens seeds.
  const serverSeed = current && (await needs.drawSecrets.open(current.number, current.sealed))
  await needs.database.transaction(async (tx) => {
    await countsTakeTurns(tx)
    const draw = await lockSellingDraw(tx)
    // Another node was faster.
    if (draw?.number !== current?.number) return
    const carried =
      draw && serverSeed ? await hold(needs, tx, { draw, serverSeed, giveGrant, now }) : 0
    await open(needs, tx, { carried, now })
  })
}

/** Seals the seed of a draw to come anew, if one key had sealed it. */
async function underTwoKeys(
  { database, drawSecrets }: LoyaltyNeeds,
  { number, sealed }: SellingDraw,
): Promise<void> {
  const renewed = await drawSecrets.renewed(number, sealed)
  if (renewed) await resealDraw(database, number, renewed)
}

async function open(
  { drawSecrets }: LoyaltyNeeds,
  tx: Transaction,
  { carried, now }: { readonly carried: number; readonly now: number },
): Promise<void> {
  const number = (await newestDrawNumber(tx)) + 1
  const { sealed, hash: seedHash } = await drawSecrets.fresh(number)
  const closesAt = endOfWeek(weekOf(now))
  await insertDraw(tx, { number, openedAt: now, closesAt, sealed, seedHash, carried })
}

interface Held {
  readonly draw: SellingDraw
  readonly serverSeed: Uint8Array
  readonly giveGrant: GiveGrant
  /** Epoch milliseconds. */
  readonly now: number
}

/** @returns what of the first prize goes on to the next draw, in cents. */
async function hold(needs: LoyaltyNeeds, tx: Transaction, held: Held): Promise<number> {
  const { draw, serverSeed, now } = held
  const { number } = draw
  const runs = await fillDrum(needs, tx, { number, now })
  const tickets = runs.reduce((sum, { count }) => sum + count, 0)
  const first = firstPrizeOf(draw.carried, tickets)
  const amounts = [first, ...lottoRules.prizes]
  const { firstAmong } = lottoRules
  const root = runs.length === 0 ? null : drumRoot(runs)
  const drawn =
    root === null
      ? []
      : drawTickets(runs, { serverSeed, root, number, prizes: amounts.length, firstAmong })
  await markDrawn(tx, { number, at: now, seed: serverSeed, root, tickets, firstAmong })
  const byOwner = new Map(runs.map((run) => [run.owner, run.player]))
  const prizes: WonPrize[] = []
  for (const [index, { ticket, run }] of drawn.entries()) {
    const player = run === null ? null : (byOwner.get(run.owner) ?? null)
    const prize = { place: index + 1, amount: amounts[index] ?? 0, ticket }
    const given =
      player !== null &&
      // oxlint-disable-next-line no-await-in-loop -- one connection, few prizes
      (await giveTo(needs, tx, { ...held, prize, player }))
    prizes.push({ ...prize, player, owner: run?.owner ?? null, given })
  }
  await insertPrizes(tx, number, prizes)
  // A first prize that its owner could not be given stays, like one that nobody has won.
  return prizes[0]?.given ? 0 : carriedOn(first)
}

/** Puts the tickets of all who may win into the drum, in an order that says nothing of who they are. Others keep theirs. */
async function fillDrum(
  { drawSecrets, withheldFrom }: LoyaltyNeeds,
  tx: Transaction,
  { number, now }: { readonly number: number; readonly now: number },
): Promise<OwnedRun[]> {
  const holders = await ticketHolders(tx, codes.pocketTickets)
  const whyNot = await withheldFrom(
    tx,
    holders.map(({ player }) => player),
    now,
  )
  const named = holders
    .filter(({ player }) => whyNot(player) === null)
    .map(({ player, tickets }) => ({
      player,
      count: tickets,
      owner: drawSecrets.ownerName(number, player),
    }))
    .toSorted((one, other) => (one.owner < other.owner ? -1 : 1))
  let next = 1
  const runs = named.map((run) => {
    const first = next
    next += run.count
    return { ...run, first }
  })
  await insertRuns(tx, number, runs)
  await takeBack(tx, 'tickets', {
    id: uuidV7(now),
    shares: runs.map(({ player, count }) => ({ player, units: count })),
    reason: 'ticketsDrawn',
  })
  await markUntoldMany(
    tx,
    runs.map(({ player }) => player),
  )
  return runs
}

async function giveTo(
  { send }: LoyaltyNeeds,
  tx: Transaction,
  won: Held & {
    readonly prize: Pick<WonPrize, 'place' | 'amount' | 'ticket'>
    readonly player: OwnedRun['player']
  },
): Promise<boolean> {
  const { draw, giveGrant, prize, player } = won
  const given = await giveGrant(tx, {
    key: `lotto:${draw.number}:${prize.place}`,
    player,
    type: 'lottoPrize',
    amount: amount(BigInt(prize.amount)),
    reason: 'Lotto prize',
  })
  if (given.type === 'refused') return false
  await send(tx, player, lottoLetter({ ...prize, number: draw.number }))
  return true
}
