import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import { careLetter } from './care-letter.ts'
import {
  type CareFacts,
  type CareStep,
  careMs,
  type Marker,
  markersIn,
  stepFor,
} from './markers.ts'
import type { CareNeeds } from './needs.ts'
import { unwatch, watchedPlayers } from './store/watch.ts'

const atOnce = 200
const weekMs = 7 * 24 * 3_600_000

/** What each step covers: whoever was urged need not be told as well. */
const covers: Readonly<Record<CareStep, readonly CareStep[]>> = {
  tell: ['tell', 'urge', 'call'],
  urge: ['urge', 'call'],
  call: ['call'],
}

/** Looks at everybody of whom something moved, one transaction each. @returns at how many. */
export async function lookAfter(needs: CareNeeds): Promise<number> {
  const players = await watchedPlayers(needs.database, atOnce)
  for (const player of players) await needs.database.transaction((tx) => lookAt(needs, tx, player))
  return players.length
}

async function lookAt(needs: CareNeeds, tx: Transaction, player: PlayerId): Promise<void> {
  await unwatch(tx, player)
  const facts = await factsOf(needs, tx, player)
  const found = markersIn(facts)
  const { score, step } = stepFor(found)
  if (step === null) return
  const taken = await needs.careSince(tx, player, facts.now - careMs)
  if (covers[step].some((one) => taken.has(one))) return
  await take(needs, tx, { player, step, found, score, at: facts.now })
}

interface Care {
  readonly player: PlayerId
  readonly step: CareStep
  readonly found: readonly Marker[]
  readonly score: number
  readonly at: number
}

async function take(
  needs: CareNeeds,
  tx: Transaction,
  { player, step, found, score, at }: Care,
): Promise<void> {
  await needs.recordCare(tx, player, { step, markers: found, at })
  await needs.send(tx, player, careLetter(step))
  if (step === 'call')
    await needs.raise(tx, player, { find: dayOf(at), facts: { markers: found, score } })
}

async function factsOf(needs: CareNeeds, tx: Transaction, player: PlayerId): Promise<CareFacts> {
  const now = needs.clock.now()
  const since = now - careMs
  const all = await needs.moneySince(tx, player, since)
  const week = await needs.moneySince(tx, player, now - weekMs)
  return {
    now,
    payments: await needs.paymentsOf(tx, player, since),
    lost: { week: week.staked - week.won, all: all.staked - all.won },
    days: await needs.playOfDays(tx, player, since),
    ...(await needs.heldInSince(tx, player, since)),
  }
}
