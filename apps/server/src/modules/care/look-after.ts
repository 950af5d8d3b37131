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
import { unwatch, type Watched, watchedPlayers, watchPlayer } from './store/watch.ts'

const atOnce = 200
const weekMs = 7 * 24 * 3_600_000

/** What each step covers: whoever was urged need not be told as well. */
const covers: Readonly<Record<CareStep, readonly CareStep[]>> = {
  tell: ['tell', 'urge', 'call'],
  urge: ['urge', 'call'],
  call: ['call'],
}

/**
 * Looks at everybody of whom something moved. Whoever cannot be looked at goes to the end, so that nobody behind waits for it.
 * @returns at how many it looked.
 * @throws AggregateError when somebody could not be looked at.
 */
export async function lookAfter(needs: CareNeeds): Promise<number> {
  const waiting = await watchedPlayers(needs.database, atOnce)
  const faults: unknown[] = []
  for (const watched of waiting) {
    try {
      await lookAt(needs, watched)
    } catch (fault) {
      faults.push(fault)
      await watchPlayer(needs.database, watched.player, needs.clock.now())
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'players could not be looked at')
  return waiting.length
}

/**
 * Four weeks are read without holding anything: a payment of the player must not wait for that. What is then done takes the seat before the list, as
 * payments do, so that neither waits for the other.
 */
async function lookAt(needs: CareNeeds, watched: Watched): Promise<void> {
  const { player } = watched
  const facts = await factsOf(needs, player)
  const found = markersIn(facts)
  const { score, step } = stepFor(found)
  if (step === null) return unwatch(needs.database, watched)
  await needs.database.transaction(async (tx) => {
    await needs.touchSeat(tx, player)
    await unwatch(tx, watched)
    const taken = await needs.careSince(tx, player, facts.now - careMs)
    if (covers[step].some((one) => taken.has(one))) return
    await take(needs, tx, { player, step, found, score, at: facts.now })
  })
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

async function factsOf(needs: CareNeeds, player: PlayerId): Promise<CareFacts> {
  const { database } = needs
  const now = needs.clock.now()
  const since = now - careMs
  const all = await needs.moneySince(database, player, since)
  const week = await needs.moneySince(database, player, now - weekMs)
  return {
    now,
    payments: await needs.paymentsOf(database, player, since),
    lost: { week: week.staked - week.won, all: all.staked - all.won },
    days: await needs.playOfDays(database, player, since),
    ...(await needs.heldInSince(database, player, since)),
  }
}
