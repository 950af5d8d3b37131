import { createHmac } from 'node:crypto'
import type { Transaction } from '#platform/database'
import type { Holding } from '#platform/personal-data/holding'
import type { PrivacyNeeds } from '../needs.ts'
import { insertErased } from '../store/erased.ts'
import {
  dueErasures,
  type ErasureState,
  holdErasure,
  moveErasure,
  postponeErasure,
  type StoredErasure,
} from '../store/erasures.ts'
import { dayMs, keptUntil } from './kept-until.ts'

/** What waits is looked at again after this. */
const againMs = 3_600_000
/** The last letter is looked after more often: with it the address goes. */
const letterAgainMs = 60_000
/** What threw is tried again after this, and does not stand before others until then. */
const faultAgainMs = 10 * 60_000
/** So many erasures are worked on in one turn, and so many rows in one transaction. */
const atOnce = 20
const rowsAtOnce = 500

/**
 * Goes on with every erasure that is due. Each step is a transaction that removes, proves and moves on at once: whoever dies in between has done
 * nothing or all of a step, and the next turn goes on from there. One that throws does not stop the others.
 * @throws Error of what threw, once all others have gone on.
 */
export async function eraseDue(needs: PrivacyNeeds): Promise<void> {
  const { database, clock, log } = needs
  const faults: unknown[] = []
  for (const erasure of await dueErasures(database, clock.now(), atOnce)) {
    const { id, player } = erasure
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that play is not slowed down
      await goOn(needs, erasure)
    } catch (fault) {
      faults.push(fault)
      log.error({ err: fault, erasure: id, player }, 'an erasure failed')
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await postponeErasure(database, id, clock.now() + faultAgainMs)
    }
  }
  if (faults.length > 1) throw new AggregateError(faults, `erasures failed: ${faults.length}`)
  if (faults.length === 1) throw faults[0]
}

async function goOn(needs: PrivacyNeeds, erasure: StoredErasure): Promise<void> {
  switch (erasure.state) {
    case 'asked':
      if (await begin(needs, erasure)) await empty(needs, { ...erasure, state: 'erasing' })
      return
    case 'erasing':
      return empty(needs, erasure)
    case 'held':
      return endHold(needs, erasure)
    case 'calledOff':
    case 'done':
      return
  }
}

/** Closes the account, unless something is still to be settled. @returns whether it did. */
async function begin(needs: PrivacyNeeds, erasure: StoredErasure): Promise<boolean> {
  const { id, player } = erasure
  const { database, clock, account, waitsOf } = needs
  const now = clock.now()
  try {
    const over = await database.transaction(async (tx) => {
      if ((await holdErasure(tx, id, 'asked')) === null) return null
      await moveErasure(tx, id, { state: 'erasing', dueAt: now })
      const ended = await account.end(tx, player)
      // Now that the seat is held: a bet that came before is seen here, and one that comes later finds no session.
      const waits = await waitsOf(player)
      if (waits.length > 0) throw new StillWaits(waits)
      return ended
    })
    if (over) account.tellOver(over)
    return over !== null
  } catch (fault) {
    if (!(fault instanceof StillWaits)) throw fault
    const { waits } = fault
    await move(needs, erasure, { state: 'asked', dueAt: now + againMs, waits })
    return false
  }
}

/** Takes back that an account was closed. */
class StillWaits extends Error {
  readonly waits: readonly string[]
  constructor(waits: readonly string[]) {
    super('an erasure waits')
    this.waits = waits
  }
}

/** Removes all that need not stay, then what leads to the player, then waits for the letter that says so. */
async function empty(needs: PrivacyNeeds, erasure: StoredErasure): Promise<void> {
  const { database, clock, account, keeps, letterWaits } = needs
  const { id, player, cause } = erasure
  const since = cause === 'time' ? erasure.askedAt - keeps.identity * dayMs : clock.now()
  const { excluded } = await needs.person(database, player, clock.now())
  for (const holding of needs.holdings()) {
    if (holding.kind === 'identity' || (excluded && holding.recognises)) continue
    // oxlint-disable-next-line no-await-in-loop -- in the order of modules: whatever rests on another goes first
    await forget(needs, erasure, holding)
  }
  await step(needs, { erasure, state: 'erasing', name: 'account' }, async (tx) => {
    const until = await keptUntil(needs, tx, { player, since })
    const gone = await account.forgetContact(
      tx,
      player,
      cause === 'player' ? { keptUntil: until } : null,
    )
    return gone === null ? [] : [gone]
  })
  if (await letterWaits(database, player)) {
    await move(needs, erasure, { state: 'erasing', dueAt: clock.now() + letterAgainMs })
    return
  }
  for (const holding of needs.holdings()) {
    // oxlint-disable-next-line no-await-in-loop -- the letter itself
    if (holding.name === 'letters') await forget(needs, erasure, holding)
  }
  const until = await keptUntil(needs, database, { player, since })
  if (until === null) await forgetPerson(needs, { erasure, state: 'erasing' })
  else await move(needs, erasure, { state: 'held', dueAt: until })
  needs.log.info({ erasure: id, held: until !== null }, 'data of a player are erased')
}

/** The time of what the law wanted is over, unless a self-exclusion still asks who it is of. */
async function endHold(needs: PrivacyNeeds, erasure: StoredErasure): Promise<void> {
  const now = needs.clock.now()
  const { excluded } = await needs.person(needs.database, erasure.player, now)
  if (excluded) await move(needs, erasure, { state: 'held', dueAt: now + 365 * dayMs })
  else await forgetPerson(needs, { erasure, state: 'held' })
}

async function forgetPerson(
  needs: PrivacyNeeds,
  { erasure, state }: { readonly erasure: StoredErasure; readonly state: ErasureState },
): Promise<void> {
  for (const holding of needs.holdings()) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of modules
    if (holding.kind === 'identity' || holding.recognises)
      await forget(needs, { ...erasure, state }, holding)
  }
  await step(needs, { erasure, state, name: 'person' }, async (tx) => {
    const gone = await needs.account.forgetPerson(tx, erasure.player)
    await moveErasure(tx, erasure.id, { state: 'done', dueAt: needs.clock.now() })
    return gone === null ? [] : [gone]
  })
}

/** Removes all rows of a holding, some at a time. */
async function forget(
  needs: PrivacyNeeds,
  erasure: StoredErasure,
  { name, forget: remove }: Holding,
) {
  if (remove === undefined) return
  const { state } = erasure
  let gone: number
  do {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left
    gone = await step(needs, { erasure, state, name }, (tx) =>
      remove(tx, erasure.player, rowsAtOnce),
    )
  } while (gone === rowsAtOnce)
}

/** One transaction of an erasure: what goes, and the proof of it. @returns how many rows went. */
async function step(
  { database, clock, proofKey }: PrivacyNeeds,
  of: { readonly erasure: StoredErasure; readonly state: ErasureState; readonly name: string },
  remove: (tx: Transaction) => Promise<readonly object[]>,
): Promise<number> {
  return database.transaction(async (tx) => {
    if ((await holdErasure(tx, of.erasure.id, of.state)) === null) return 0
    const gone = await remove(tx)
    if (gone.length > 0)
      await insertErased(tx, of.erasure.id, {
        holding: of.name,
        rows: gone.length,
        digest: digestOf(proofKey, gone),
        at: clock.now(),
      })
    return gone.length
  })
}

const move = (
  { database }: PrivacyNeeds,
  { id, state }: StoredErasure,
  to: Parameters<typeof moveErasure>[2],
): Promise<void> =>
  database.transaction(async (tx) => {
    if (await holdErasure(tx, id, state)) await moveErasure(tx, id, to)
  })

/** Proves what was there to whoever has it: HMAC-SHA256 of the rows as JSON. Without the house's key nobody can try what it might have been. */
const digestOf = (key: Uint8Array, rows: readonly object[]): Uint8Array =>
  createHmac('sha256', key).update(JSON.stringify(rows)).digest()
