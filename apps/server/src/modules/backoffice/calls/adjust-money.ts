import type {
  Adjustment,
  adjustments,
  askAdjustment,
  decideAdjustment,
} from '@fairhouse/contract/backoffice/adjustments'
import {
  bonusAloneAtMost,
  bonusesAloneByStaff,
  bonusesAloneOfPlayer,
} from '@fairhouse/contract/backoffice/promotions'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { accountsOf } from '#modules/identity'
import type { Transaction } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { dayMs } from '../reports/utc-day.ts'
import type { Present } from '../staff/sitting.ts'
import {
  type AskedAdjustment,
  decideStored,
  holdAdjustment,
  insertAdjustment,
  listAdjustments,
  lockMadeAlone,
  madeAloneSince,
  type StoredAdjustment,
} from '../store/adjustments.ts'
import { makeAdjustment } from './make-adjustment.ts'
import { NotDone, once } from './once.ts'
import type { StaffAnswer } from './staff-answer.ts'

const shownAtMost = 100

/**
 * One asks for something to be given or taken; nothing moves yet, but for a bonus that one may give alone. Its id is ours, not the form's: it
 * becomes that of what is made of it.
 */
export const askForAdjustment =
  (needs: BackofficeNeeds): StaffAnswer<typeof askAdjustment> =>
  async (present, { player: number, key, pocket, amount, note }) => {
    const player = playerId(number)
    const id = uuidV7(needs.clock.now())
    const body = { pocket, amount, note }
    const wish = {
      call: 'askAdjustment',
      deed: 'askAdjustment',
      player,
      key,
      body,
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      const asked = { id, player, pocket, amount: BigInt(amount), about: null, note }
      await askOrMake(needs, tx, present, { ...asked, askedBy: present.name, at })
      return { adjustment: id, ...body }
    })
    if ('refused' in outcome) return outcome
    return { reply: await askedNow(needs, outcome.reply.made ?? id) }
  }

/** Writes an adjustment down, and makes it at once where one person is enough. @throws NotDone when it cannot be made. */
export async function askOrMake(
  needs: BackofficeNeeds,
  tx: Transaction,
  present: Present,
  asked: AskedAdjustment,
): Promise<void> {
  await insertAdjustment(tx, asked)
  if (asked.pocket !== 'bonus' || sizeOf(asked.amount) > bonusAloneAtMost) return
  if (await isTooMuchAlone(tx, asked)) return
  const made = await makeAdjustment(needs, tx, asked, present.name)
  if ('refused' in made) throw new NotDone(made.refused)
  await writeDecision(needs, tx, { held: asked, present, approve: true, taken: made.taken })
}

/** Whether a bonus with what was made alone in a day before comes to more than one person gives, or one player gets, without a second person. */
async function isTooMuchAlone(
  tx: Transaction,
  { player, amount, askedBy, at }: AskedAdjustment,
): Promise<boolean> {
  await lockMadeAlone(tx)
  const { byStaff, ofPlayer } = await madeAloneSince(tx, {
    player,
    staff: askedBy,
    since: at - dayMs,
  })
  const size = sizeOf(amount)
  const got = amount > 0n ? ofPlayer + amount : 0n
  return byStaff + size > bonusesAloneByStaff || got > bonusesAloneOfPlayer
}

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/** Whether what was asked for waits for somebody else; its player is told when it does not. */
export async function askedNow(
  needs: BackofficeNeeds,
  id: string,
): Promise<{ readonly id: string; readonly waits: boolean }> {
  const asked = await needs.database.transaction((tx) => holdAdjustment(tx, id))
  const waits = asked?.state === 'waiting'
  if (asked !== null && !waits) needs.accounts.tell(asked.player)
  return { id, waits }
}

/** Another makes it, or anybody with the right declines it. Decision, record and transfer stand or fall together. */
export const decideOnAdjustment =
  (needs: BackofficeNeeds): StaffAnswer<typeof decideAdjustment> =>
  async (present, { id, approve }) => {
    let refused: StaffRefusal | null = null
    let decided: StoredAdjustment | null = null
    await needs.database.transaction(async (tx) => {
      decided = null
      const held = await holdAdjustment(tx, id)
      refused = held === null ? 'notFound' : whyNot(held, present, approve)
      if (held === null || refused !== null) return
      const made = approve ? await makeAdjustment(needs, tx, held, present.name) : { taken: null }
      if ('refused' in made) {
        refused = made.refused
        return
      }
      await writeDecision(needs, tx, { held, present, approve, taken: made.taken })
      if (approve) await needs.touchSeat(tx, held.player)
      decided = held
    })
    if (refused !== null) return { refused }
    tellPlayer(needs, decided)
    return { reply: {} }
  }

const tellPlayer = (
  { accounts }: Pick<BackofficeNeeds, 'accounts'>,
  decided: StoredAdjustment | null,
): void => {
  if (decided !== null) accounts.tell(decided.player)
}

/** Who asked may take it back, and never make it. */
function whyNot(
  { state, askedBy }: StoredAdjustment,
  { name }: Present,
  approve: boolean,
): StaffRefusal | null {
  if (state !== 'waiting') return 'decidedAlready'
  return approve && askedBy === name ? 'ownRequest' : null
}

async function writeDecision(
  { clock }: Pick<BackofficeNeeds, 'clock'>,
  tx: Transaction,
  {
    held,
    present,
    approve,
    taken,
  }: {
    readonly held: Pick<StoredAdjustment, 'id' | 'player' | 'pocket' | 'amount'>
    readonly present: Present
    readonly approve: boolean
    readonly taken: number | null
  },
): Promise<void> {
  const at = clock.now()
  const state = approve ? 'made' : 'declined'
  await decideStored(tx, { id: held.id, state, by: present.name, at, taken })
  await writeDeed(tx, {
    at,
    staff: present.name,
    deed: approve ? 'makeAdjustment' : 'declineAdjustment',
    subject: `player ${held.player}`,
    facts: {
      adjustment: held.id,
      pocket: held.pocket,
      amount: Number(held.amount),
      ...(taken === null ? {} : { taken }),
    },
  })
}

export const tellAdjustments =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof adjustments> =>
  async (_present, { player }) => {
    const found = await listAdjustments(database, player, shownAtMost)
    const accounts = await accountsOf(database, [...new Set(found.map((one) => one.player))])
    const logins = new Map(accounts.map((one) => [one.player, one.login]))
    return { reply: { adjustments: found.map((one) => shown(one, logins.get(one.player) ?? '')) } }
  }

const shown = (one: StoredAdjustment, login: string): Adjustment => ({
  ...one,
  login,
  amount: Number(one.amount),
  askedAt: isoTime(one.askedAt.getTime()),
  decidedAt: one.decidedAt && isoTime(one.decidedAt.getTime()),
})
