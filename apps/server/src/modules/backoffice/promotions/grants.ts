import type { grants, StaffGrant, takeGrantBack } from '@fairhouse/contract/backoffice/promotions'
import type { StoredGrant } from '#modules/bonuses'
import { accountsOf } from '#modules/identity'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { askedNow, askOrMake } from '../calls/adjust-money.ts'
import { NotDone, once } from '../calls/once.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { lockMadeAlone } from '../store/adjustments.ts'

const pageLength = 50

/** Bonuses of all players; whose were shown is written down. */
export const tellGrants =
  ({ database, clock, bonuses }: BackofficeNeeds): StaffAnswer<typeof grants> =>
  async ({ name }, { player, offer, state, before }) => {
    const found = await bonuses.grants(database, {
      player,
      offer,
      state,
      before: placeOf(before),
      limit: pageLength,
    })
    const players = [...new Set(found.map((one) => one.player))]
    const accounts = await accountsOf(database, players)
    const logins = new Map(accounts.map((one) => [one.player, one.login]))
    await database.transaction((tx) =>
      writeDeed(tx, {
        at: clock.now(),
        staff: name,
        deed: 'findBonuses',
        subject: 'players',
        facts: { players: players.join(' ') },
      }),
    )
    const last = found.length === pageLength ? found.at(-1) : undefined
    return {
      reply: {
        grants: found.map((one) => shown(one, logins.get(one.player) ?? '')),
        next: last ? `${last.claimedAt}.${last.id}` : null,
      },
    }
  }

/** As the contract has checked it. */
function placeOf(before: string | null) {
  const [at, id] = before?.split('.') ?? []
  return at === undefined || id === undefined ? null : { claimedAt: Number(at), id }
}

const shown = (one: StoredGrant, login: string): StaffGrant => ({
  id: one.id,
  player: one.player,
  login,
  name: one.name ?? one.type,
  type: one.type,
  state: one.state,
  code: one.code,
  amount: one.amount,
  toWager: one.toWager,
  wagered: one.wagered,
  paidOut: one.paidOut,
  takenBack: one.takenBack,
  claimedAt: isoTime(one.claimedAt),
  endedAt: one.endedAt === null ? null : isoTime(one.endedAt),
})

/** Takes a bonus back, or asks for that where it is worth so much that another has to approve. */
export const takeBack =
  (needs: BackofficeNeeds): StaffAnswer<typeof takeGrantBack> =>
  async (present, { player: number, key, grant, note }) => {
    const player = playerId(number)
    const id = uuidV7(needs.clock.now())
    const body = { grant, note }
    const wish = {
      call: 'takeGrantBack',
      deed: 'takeBonusBack',
      player,
      key,
      body,
      made: id,
    } as const
    const outcome = await once(needs, present, wish, async (tx, at) => {
      await lockMadeAlone(tx)
      // Nothing moves in it from here on: what it is worth decides who may take it.
      await needs.touchSeat(tx, player)
      const worth = await needs.bonuses.worthOf(tx, player, grant)
      if (typeof worth !== 'number') throw new NotDone(worth)
      const asked = { id, player, pocket: 'bonus', amount: BigInt(-worth), about: grant } as const
      await askOrMake(needs, tx, present, { ...asked, note, askedBy: present.name, at })
      return { adjustment: id, worth, ...body }
    })
    if ('refused' in outcome) return outcome
    const { waits } = await askedNow(needs, outcome.reply.made ?? id)
    return { reply: { waits } }
  }
