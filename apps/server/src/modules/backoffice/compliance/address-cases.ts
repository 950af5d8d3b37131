import type { addressCase, addressCases } from '@fairhouse/contract/backoffice/addresses'
import { type AddressCase, type ComplianceDesk, decisionOf } from '#modules/compliance'
import { isoTime } from '#platform/iso-time'
import { maskedDestination } from '../calls/masked.ts'
import { loginsOf, recordPlayer, recordQueue } from '../calls/reading.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { may, type Role } from '../staff/roles.ts'

const aPage = 25

/** A page of payments that are held because an address is flagged, or were. */
export const tellCases =
  (needs: BackofficeNeeds): StaffAnswer<typeof addressCases> =>
  async (present, { decided, before: after }) => {
    const found = await needs.compliance.addressCases({ decided, after, limit: aPage + 1 })
    const cases = found.slice(0, aPage)
    await recordQueue(needs, present, { queue: 'addresses', shown: cases.length })
    const loginOf = await loginsOf(needs, cases)
    return {
      reply: {
        rows: cases.map((one) => shownCase(one, present.role, loginOf)),
        next: found.length > cases.length ? (cases.at(-1)?.id ?? null) : null,
      },
    }
  }

/** One of them, with every answer; that somebody read it is written down before. */
export const tellCase =
  (needs: BackofficeNeeds): StaffAnswer<typeof addressCase> =>
  async (present, { id }) => {
    const found = await needs.compliance.addressCase(id)
    if (!found) return { refused: 'notFound' }
    const { held, asked } = found
    await recordPlayer(needs, present, { player: held.player, part: 'address', of: id })
    const paidOut = await needs.cashier.withheldPayout(held.payment)
    const seesTransaction = may(present.role, 'closeFlags') || may(present.role, 'seeContacts')
    return {
      reply: {
        ...shownCase(held, present.role, await loginsOf(needs, [held])),
        asked: asked.map((one) => shownAnswer(one, present.role)),
        paidOut: paidOut && {
          txid: seesTransaction ? paidOut.txid : null,
          note: seesTransaction ? paidOut.note : null,
          askedBy: paidOut.askedBy,
          askedAt: isoTime(paidOut.askedAt),
          booked: paidOut.booked && { ...paidOut.booked, at: isoTime(paidOut.booked.at) },
        },
      },
    }
  }

const shownCase = (one: AddressCase, role: Role, loginOf: (player: number) => string) => ({
  id: one.id,
  player: one.player,
  login: loginOf(one.player),
  payment: one.payment,
  isDeposit: one.isDeposit,
  asset: one.asset,
  address: shownTo(role, one.address),
  found: foundIn(one),
  list: one.list,
  heldSince: isoTime(one.openedAt),
  decided: decisionOf(one),
  said: one.votes.map((vote) => ({ ...vote, at: isoTime(vote.at) })),
  takenBack: one.takenBack.map((vote) => ({
    ...vote,
    at: isoTime(vote.at),
    backAt: isoTime(vote.backAt),
  })),
})

type Answered = Awaited<ReturnType<ComplianceDesk['addressesOf']>>['asked'][number]

const shownAnswer = (one: Answered, role: Role) => ({
  at: isoTime(one.at),
  before: one.moment,
  asset: one.asset,
  address: shownTo(role, one.address),
  answer: one.answer,
  found: foundIn(one),
  list: one.list,
  why: one.why,
})

const foundIn = ({ findings }: Pick<AddressCase, 'findings'>): string[] =>
  findings.map(({ category, source }) => `${category} (${source})`)

const shownTo = (role: Role, address: string): string =>
  may(role, 'seeContacts') ? address : maskedDestination(address)
