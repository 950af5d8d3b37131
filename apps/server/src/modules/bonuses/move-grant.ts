import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import { activeDays } from '@fairhouse/contract/bonus-rules'
import { countedBeside } from '#modules/play'
import { readPurse } from '#modules/wallet'
import { uuidV7 } from '#platform/ids'
import { empty, give, units } from './money.ts'
import type { BonusNeeds, Change } from './needs.ts'
import { giveUseBack } from './offers/find-offer.ts'
import {
  conversionOf,
  dueOf,
  type Standing,
  standingOf,
  turnedBySpins,
  wonBySpins,
} from './standing.ts'
import { isEdge, isRunning } from './states.ts'
import { openGrants, saveGrant } from './store/grants.ts'
import { bonusPocket, openBonusPocket } from './store/pockets.ts'
import { insertStep, type Mover } from './store/steps.ts'
import type { StoredGrant } from './store/stored-grant.ts'

const dayMs = 86_400_000

/** The one way along an edge. @throws Error for what is none: whoever calls has looked. */
export async function moveGrant(
  { tx, now }: Change,
  grant: StoredGrant,
  { to, ...mover }: Mover & { readonly to: StoredGrant['state'] },
  changes: Partial<StoredGrant> = {},
): Promise<StoredGrant> {
  if (!isEdge(grant.state, to))
    throw new Error(`grant ${grant.id}: no edge from ${grant.state} to ${to}`)
  const moved = { ...grant, ...changes, state: to }
  await saveGrant(tx, moved)
  await insertStep(tx, { grant: grant.id, from: grant.state, to, at: now, ...mover })
  return moved
}

/**
 * Begins the grant that waits longest, where none runs and no round is open: its money comes into the pocket. Whoever calls holds the
 * player's seat.
 */
export async function beginNext(
  needs: Pick<BonusNeeds, 'potRounds' | 'noteBonus'>,
  on: Change,
  player: StoredGrant['player'],
): Promise<void> {
  const open = await openGrants(on.tx, player)
  if (open.some(({ state }) => isRunning(state))) return
  const next = open.find(({ state }) => state === 'waiting')
  if (!next || (await needs.potRounds.hasOpen(on.tx, player))) return
  const pocket = await openBonusPocket(on.tx, player)
  const counted = await countedBeside(on.tx, pocket)
  const givenBy = await give(on, pocket, next.amount)
  const toldAs = await note(needs, on, next, { type: 'bonus', value: next.amount, by: 'house' })
  const begun = await moveGrant(
    on,
    next,
    { to: next.spins ? 'freeSpins' : 'active', by: 'house' },
    {
      givenBy,
      toldAs,
      countedFrom: counted,
      begunAt: on.now,
      expiresAt: on.now + activeDays * dayMs,
      toWager: next.spins ? 0 : next.amount * next.times,
    },
  )
  // What need not be wagered is cash at once.
  if (await settleGrant(needs, on, begun)) await beginNext(needs, on, player)
}

/** How a grant can end before it is completed. */
type Ending = 'cancelled' | 'expired' | 'reversed'

const told = {
  cancelled: { type: 'bonusReversalCancellation', reason: 'byPlayer' },
  expired: { type: 'bonusReversalExpiration', reason: 'timeOver' },
  reversed: { type: 'bonusReversal', reason: 'byStaff' },
} as const satisfies Record<Ending, { type: string; reason: PaymentReason }>

/** Ends a grant; what is in its pocket goes back to the house. Whoever calls holds the seat and has seen that no round is open. */
export async function endGrant(
  needs: Pick<BonusNeeds, 'noteBonus'>,
  on: Change,
  { to, ...mover }: Mover & { readonly to: Ending },
  at: Standing,
): Promise<StoredGrant> {
  const { grant, balance } = at
  // What staff take back stays taken: its code is not claimed again.
  const gaveNothing = !isRunning(grant.state) && to !== 'reversed'
  if (gaveNothing && grant.offer === `code:${grant.code}` && grant.code !== null)
    await giveUseBack(on.tx, grant.code)
  const ended = await emptied(on, at, { paidOut: 0, takenBack: balance })
  const { type, reason } = told[to]
  const because = to === 'reversed' && mover.by === 'rules' ? 'byRules' : reason
  if (balance > 0) await note(needs, on, grant, { type, reason: because, value: balance, ...mover })
  return moveGrant(on, grant, { to, ...mover }, { ...ended, isVoid: gaveNothing })
}

/** Completes, loses or turns a grant whose play is over; false when nothing is due. Whoever calls holds the seat. */
export async function settleGrant(
  needs: Pick<BonusNeeds, 'noteBonus'>,
  on: Change,
  grant: StoredGrant,
): Promise<boolean> {
  const at = await standingOf(on.tx, grant)
  const by = { by: 'rules' } as const
  switch (dueOf(at)) {
    case null:
      return false
    case 'lost':
      await moveGrant(on, grant, { to: 'lost', ...by }, await emptied(on, at, nothing))
      return true
    case 'completed':
      await complete(needs, on, at)
      return true
    case 'spinsOver':
      await turnSpins(needs, on, at)
      return true
  }
}

const nothing = { paidOut: 0, takenBack: 0 }

/** What was won by free spins is a bonus from now on; nothing won is lost. */
async function turnSpins(
  needs: Pick<BonusNeeds, 'noteBonus'>,
  on: Change,
  at: Standing,
): Promise<void> {
  const { grant, balance } = at
  const by = { by: 'rules' } as const
  if (balance === 0) {
    await moveGrant(
      on,
      grant,
      { to: 'lost', ...by },
      { ...(await emptied(on, at, nothing)), spinWins: wonBySpins(at) },
    )
  } else if (grant.times === 0) await complete(needs, on, at)
  else {
    const pocket = await openBonusPocket(on.tx, grant.player)
    await moveGrant(
      on,
      grant,
      { to: 'active', ...by },
      {
        ...turnedBySpins(at),
        countedFrom: await countedBeside(on.tx, pocket),
      },
    )
  }
}

/** What is left of a grant that was wagered is the player's cash, up to its cap. */
async function complete(
  needs: Pick<BonusNeeds, 'noteBonus'>,
  on: Change,
  at: Standing,
): Promise<void> {
  const { grant } = at
  const { paidOut, takenBack } = conversionOf(at)
  const ended = await emptied(on, at, { paidOut, takenBack })
  await note(needs, on, grant, { type: 'payment', value: paidOut, by: 'rules' })
  if (takenBack > 0)
    await note(needs, on, grant, { type: 'bonusReversal', value: takenBack, by: 'rules' })
  await moveGrant(on, grant, { to: 'completed', by: 'rules' }, ended)
}

async function emptied(
  on: Change,
  { grant, wagered }: Standing,
  sums: { readonly paidOut: number; readonly takenBack: number },
): Promise<Partial<StoredGrant>> {
  const pocket = isRunning(grant.state) ? await bonusPocket(on.tx, grant.player) : null
  const endedBy = pocket === null ? null : await empty(on, grant, { pocket, ...sums })
  return { ...sums, endedBy, wagered, endedAt: on.now }
}

/** Tells of it in the player's history. @returns the transaction. */
async function note(
  { noteBonus }: Pick<BonusNeeds, 'noteBonus'>,
  { tx, now }: Change,
  { player, name, toldAs }: StoredGrant,
  {
    value,
    reason = null,
    ...what
  }: Mover & {
    readonly type: 'bonus' | 'payment' | 'bonusReversal' | (typeof told)[Ending]['type']
    readonly value: number
    readonly reason?: PaymentReason | null
  },
): Promise<string> {
  const id = uuidV7(now)
  const { isTestMoney: sandbox } = await readPurse(tx, player)
  await noteBonus(tx, {
    id,
    player,
    amount: units(value),
    sandbox,
    label: name,
    about: toldAs,
    at: now,
    reason,
    ...what,
  })
  return id
}
