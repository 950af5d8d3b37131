import type { GrantTold } from '#modules/bonuses'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import type { AbuseNeeds } from './needs.ts'
import { type Signal, signalsOfClaim, signalsOfStakes, signalsOfTables } from './signals.ts'
import { keepPlace, type LookedAt, placeOf } from './store/places.ts'

const atOnce = 200
const linksAtMost = 50
const roundsBeforeIt = 20
const roundsOfIt = 500
/** So long after its beginning a grant is looked at. */
const settledMs = 30 * 60_000
/** What ended is written by then, whichever node wrote it. */
const graceMs = 60_000

/**
 * Looks at grants that began or ended since the last look; one that cannot be looked at is told, and keeps no other from it. @returns at how many.
 * @throws AggregateError with what went wrong, after all of them.
 */
export async function lookForAbuse(needs: AbuseNeeds): Promise<number> {
  const now = needs.clock.now()
  const faults: Error[] = []
  const begun = await lookAt(needs, { what: 'begun', until: now - settledMs, faults })
  const ended = await lookAt(needs, { what: 'ended', until: now - graceMs, faults })
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
  return begun + ended
}

/** What was found and how far somebody has looked are written together: after a fault it is looked at again, and raised once all the same. */
async function lookAt(
  needs: AbuseNeeds,
  {
    what,
    until,
    faults,
  }: { readonly what: LookedAt; readonly until: number; readonly faults: Error[] },
): Promise<number> {
  const { database } = needs
  const after = await placeOf(database, what)
  const found = await needs.grantsTold(database, { what, after, until, limit: atOnce })
  for (const grant of found) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one grant after the other
      await lookAtOne(needs, what, grant)
    } catch (cause) {
      faults.push(new Error(`grant ${grant.id} was not looked at: ${String(cause)}`, { cause }))
    }
  }
  return found.length
}

async function lookAtOne(needs: AbuseNeeds, what: LookedAt, grant: GrantTold): Promise<void> {
  const signals = await (what === 'begun' ? atBeginning : atEnd)(needs, grant)
  await needs.database.transaction(async (tx) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const signal of signals)
      await needs.raise(tx, grant.player, {
        ...signal,
        find: `grant:${grant.id}`,
        facts: { ...signal.facts, bonus: grant.name },
      })
    await keepPlace(tx, what, { at: grant.at, grant: grant.id })
  })
}

async function atBeginning(needs: AbuseNeeds, grant: GrantTold): Promise<Signal[]> {
  const { database } = needs
  const { player, offer, begunAt } = grant
  const shared = offer === null ? [] : signalsOfClaim(await sharedBy(needs, player, offer))
  const later = await needs.roundsBefore(database, player, {
    before: smallestUuidV7(begunAt + settledMs),
    limit: roundsOfIt,
  })
  const earlier = await needs.roundsBefore(database, player, {
    before: smallestUuidV7(begunAt),
    limit: roundsBeforeIt,
  })
  const first = smallestUuidV7(begunAt)
  const jumps = signalsOfStakes({
    before: earlier.map(({ stake }) => stake),
    after: later.filter(({ id }) => id >= first).map(({ stake }) => stake),
  })
  return [...shared, ...jumps]
}

async function sharedBy(needs: AbuseNeeds, player: PlayerId, offer: string) {
  const { database } = needs
  const linked = await needs.linkedAccounts(database, player, linksAtMost)
  const byDevice = linked.filter(({ by }) => by === 'device').map((one) => one.player)
  const byMethod = await needs.playersWithSameMethods(database, player, linksAtMost)
  const had = new Set(
    await needs.playersWithOffer(database, offer, [...new Set([...byDevice, ...byMethod])]),
  )
  return {
    byDevice: byDevice.filter((one) => had.has(one)),
    byMethod: byMethod.filter((one) => had.has(one)),
  }
}

async function atEnd(needs: AbuseNeeds, grant: GrantTold): Promise<Signal[]> {
  const rounds = await needs.roundsOfGrant(needs.database, grant, roundsOfIt)
  return signalsOfTables(rounds.filter(({ gameId }) => needs.hasSides(gameId)))
}
