import type {
  playerBonuses,
  playerPayments,
  playerRound,
  playerRounds,
} from '@fairhouse/contract/backoffice/player-parts'
import { newestGrants } from '#modules/bonuses'
import { type PaymentPlace, paymentsBefore, type StoredTransaction } from '#modules/cashier'
import { roundsBefore } from '#modules/play'
import { providerRoundsBefore } from '#modules/providers'
import { ticketsBefore } from '#modules/rooms'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { BackofficeNeeds } from '../needs.ts'
import { may } from '../staff/roles.ts'
import { maskedDestination } from './masked.ts'
import type { StaffAnswer } from './staff-answer.ts'

const pageLength = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Rounds of own games, of providers' and of rooms in one order: all their ids begin with the time. */
export const tellRounds =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerRounds> =>
  async (_present, body) => {
    const player = playerId(body.player)
    const before = body.before !== null && uuid.test(body.before) ? body.before : null
    const page = { before, limit: pageLength }
    const own = await roundsBefore(database, player, page)
    const provided = await providerRoundsBefore(database, player, page)
    const tickets = await ticketsBefore(database, player, page)
    const rounds = [
      ...own.map((one) => ({ ...one, where: 'own' as const })),
      ...provided.map((one) => ({ ...one, where: 'provider' as const })),
      ...tickets.map((one) => ({ ...one, where: 'room' as const, fromBonus: 0 })),
    ]
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, pageLength)
      .map((one) => ({ ...one, at: isoTime(one.at.getTime()) }))
    const next = rounds.length === pageLength ? (rounds.at(-1)?.id ?? null) : null
    return { reply: { rounds, next } }
  }

export const tellRound =
  ({ roundDetail }: BackofficeNeeds): StaffAnswer<typeof playerRound> =>
  async (_present, { player, round }) => {
    const reply = await roundDetail(playerId(player), round)
    return reply === null ? { refused: 'notFound' } : { reply }
  }

export const tellPayments =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerPayments> =>
  async ({ role }, body) => {
    const seesContacts = may(role, 'seeContacts')
    const page = { before: placeOf(body.before), limit: pageLength }
    const found = await paymentsBefore(database, playerId(body.player), page)
    const last = found.length === pageLength ? found.at(-1) : undefined
    return {
      reply: {
        payments: found.map((one) => ({
          id: one.id,
          type: one.type,
          state: one.state,
          method: one.method,
          amount: Number(one.amount),
          currency: one.currency,
          to: destinationOf(one, seesContacts),
          reason: one.reason,
          at: isoTime(one.createdAt),
        })),
        next: last === undefined ? null : `${last.createdAt}.${last.id}`,
      },
    }
  }

function destinationOf(
  { label, address }: Pick<StoredTransaction, 'label' | 'address'>,
  seesContacts: boolean,
): string | null {
  const to = label ?? address
  return to === null || seesContacts ? to : maskedDestination(to)
}

/** A cursor that was not ours begins anew. */
function placeOf(cursor: string | null): PaymentPlace | null {
  const [, at, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor ?? '') ?? []
  return at === undefined || id === undefined || !uuid.test(id) ? null : { at: Number(at), id }
}

export const tellBonuses =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof playerBonuses> =>
  async (_present, { player }) => ({
    reply: {
      bonuses: (await newestGrants(database, playerId(player), pageLength)).map((one) => ({
        id: one.id,
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
      })),
    },
  })
