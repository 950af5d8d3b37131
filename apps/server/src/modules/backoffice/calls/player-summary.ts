import type { playerSummary } from '@fairhouse/contract/backoffice/player'
import type { StaffReply } from '@fairhouse/contract/backoffice/staff-call'
import {
  approvalsOf,
  openWithdrawalsOf,
  paymentTotals,
  type StoredTransaction,
} from '#modules/cashier'
import { accountForStaff } from '#modules/identity'
import { turnoverSince } from '#modules/play'
import { pocketsOf } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { BackofficeNeeds } from '../needs.ts'
import { tagsOf } from '../store/tags.ts'
import { may } from '../staff/roles.ts'
import { inText } from './in-text.ts'
import { maskedEmail, maskedPhone } from './masked.ts'
import type { StaffAnswer } from './staff-answer.ts'

type Reply = StaffReply<typeof playerSummary>

const latelyMs = 30 * 24 * 3_600_000
const shownPockets = new Set(['USD', 'CREDIT', 'POINT', 'TOKEN', 'TICKET'] as const)
type ShownAsset = Reply['pockets'][number]['asset']
const isShown = (asset: string): asset is ShownAsset =>
  [...shownPockets].some((shown) => shown === asset)

/** Who a player is, what they have, and what waits for somebody. */
export const summarize =
  (needs: BackofficeNeeds): StaffAnswer<typeof playerSummary> =>
  async ({ role }, body) => {
    const { database, clock, compliance, accounts } = needs
    const player = playerId(body.player)
    const account = await accountForStaff(database, player)
    if (!account) return { refused: 'notFound' }
    const standing = await accounts.standingOf(database, player)
    const [newest] = standing.suspensions
    const flags = await compliance.flagsOf(player)
    const pockets = await pocketsOf(database, player)
    const isTest = pockets.some(({ money }) => money === 'test')
    return {
      reply: {
        ...(may(role, 'seeContacts') ? contactsOf(account) : maskedContactsOf(account)),
        player,
        login: account.login,
        emailVerified: account.emailVerified,
        name: account.name,
        country: account.country,
        language: account.language,
        registeredAt: isoTime(account.registeredAt.getTime()),
        lastSeenAt: account.lastSeenAt && isoTime(account.lastSeenAt.getTime()),
        openSessions: account.openSessions,
        playsFor: account.userType === 2 ? 'play' : isTest ? 'test' : 'real',
        suspended: account.suspended,
        tags: [...((await tagsOf(database, [player])).get(player) ?? [])],
        suspendedFor:
          account.suspended && newest
            ? { cause: newest.cause ?? '', by: newest.by, note: newest.note }
            : null,
        askedToPutRight: [...standing.raisedFlags],
        identity: (await compliance.identityOf(database, player)).state,
        breaks: await breaksOf(needs, player),
        flags: flags
          .filter(({ closed }) => closed === null)
          .map(({ id, kind, raisedAt }) => ({ id, kind, raisedAt: isoTime(raisedAt) })),
        pockets: pockets.flatMap(({ asset, ...pocket }) =>
          isShown(asset) ? { ...pocket, asset } : [],
        ),
        ...(await paymentTotals(database, player)),
        betLately: Number(await turnoverSince(database, player, clock.now() - latelyMs)),
        withdrawals: await withdrawalsOf(database, player),
      },
    }
  }

type Account = NonNullable<Awaited<ReturnType<typeof accountForStaff>>>
type Contacts = Pick<Reply, 'email' | 'phone' | 'address' | 'birthDate'>

const contactsOf = ({ email, phone, address, birthDate }: Account): Contacts => ({
  email,
  phone,
  address,
  birthDate,
})

const maskedContactsOf = ({ email, phone, birthDate }: Account): Contacts => ({
  email: maskedEmail(email),
  phone: phone === null ? null : maskedPhone(phone),
  address: null,
  birthDate: birthDate === null ? null : `${birthDate.slice(0, 4)}-**-**`,
})

/** Breaks and exclusions that hold now, by their kind. */
async function breaksOf(
  { protection, clock }: Pick<BackofficeNeeds, 'protection' | 'clock'>,
  player: PlayerId,
): Promise<string[]> {
  const now = isoTime(clock.now())
  return (await protection.standing(player)).flatMap(({ what, kind, endsAt }) =>
    what === 'pause' && (endsAt === null || (typeof endsAt === 'string' && endsAt > now))
      ? inText(kind)
      : [],
  )
}

async function withdrawalsOf(on: Queryable, player: PlayerId): Promise<Reply['withdrawals']> {
  const waiting = []
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const one of await openWithdrawalsOf(on, player))
    waiting.push(shownWithdrawal(one, await approvalsOf(on, one.id)))
  return waiting
}

const shownWithdrawal = (
  one: StoredTransaction,
  approvals: Awaited<ReturnType<typeof approvalsOf>>,
): Reply['withdrawals'][number] => ({
  id: one.id,
  amount: Number(one.amount),
  state: one.state,
  method: one.method,
  reason: one.reason,
  review: [...one.review],
  approvalsNeeded: one.approvalsNeeded,
  approvedBy: approvals.filter(({ approves }) => approves).map(({ staff }) => staff),
  askedAt: isoTime(one.createdAt),
})
