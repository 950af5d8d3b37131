import type { Complaint } from '@fairhouse/contract/entities/complaint'
import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import type { OwnGrants } from '#modules/bonuses'
import type { Cashier } from '#modules/cashier'
import type { DataPage, DataWish } from '#modules/identity'
import type { Inbox } from '#modules/inbox'
import type { Play } from '#modules/play'
import type { OwnProtection } from '#modules/protection'
import { ownProviderRounds } from '#modules/providers'
import { ownRoomRounds } from '#modules/rooms'
import { pocketStatement } from '#modules/wallet'
import { isoTime } from '#platform/iso-time'
import { isRefused, type PlayerAsk } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { OwnRows } from '#platform/personal-data/own-rows'
import { erasureOf } from './store/erasures.ts'

interface Sources {
  readonly database: Database
  readonly clock: Clock
  readonly play: Pick<Play, 'ownRounds' | 'ownStreams'>
  readonly inbox: Pick<Inbox, 'answers'>
  readonly cashier: Pick<Cashier, 'answers'>
  readonly protection: OwnProtection
  readonly bonuses: OwnGrants
  readonly complaints: (player: PlayerId) => Promise<readonly Complaint[]>
  readonly tickets: { readonly of: (player: PlayerId) => Promise<readonly SupportTicketWhole[]> }
  /** Which of these players others do not see. */
  readonly hidden: (players: readonly PlayerId[]) => Promise<ReadonlySet<number>>
  /** What modules that promote keep of a player. */
  readonly promos: () => readonly OwnRows[]
  /** What else is written down about a player. */
  readonly records: () => readonly OwnRows[]
  readonly sharedRounds: (
    player: PlayerId,
  ) => Promise<readonly { readonly id: string; readonly at: string }[]>
}

const rowsOnAPage = 500

/** Pages of what the modules above identity keep of a player; null for a page that cannot be. */
export const dataOf =
  (sources: Sources) =>
  async (ask: PlayerAsk, { part, after }: DataWish): Promise<DataPage | null> => {
    switch (part) {
      case 'messages':
        return messagesOf(sources, ask, after)
      case 'rounds':
        return roundsOf(sources, ask, after)
      case 'providerRounds':
        return pageOf(after, (page) => ownProviderRounds(sources.database, ask.player, page))
      case 'roomRounds':
        return pageOf(after, (page) => ownRoomRounds(sources.database, ask.player, page))
      case 'cash':
      case 'credits':
        return entriesOf(sources, ask, { part, after })
      case 'streams':
        return streamsOf(sources, ask, after)
      case 'payments':
        return paymentsOf(sources, ask, after)
      case 'paymentMethods':
        return paymentMethodsOf(sources, ask)
      case 'protection':
        return protectionOf(sources, ask, after)
      case 'bonuses':
        return bonusesOf(sources, ask, after)
      case 'supportTickets':
        return {
          rows: (await sources.tickets.of(ask.player)).map((one) => ({
            ...one,
            messages: one.messages.map((said) => ({
              ...said,
              files: said.files.map((file) => ({ ...file })),
            })),
          })),
          next: null,
        }
      case 'complaints':
        return {
          rows: (await sources.complaints(ask.player)).map((one) => ({ ...one })),
          next: null,
        }
      case 'sharing':
        return sharingOf(sources, ask)
      case 'promos':
        return kindsOf(sources, ask, { kinds: sources.promos(), after })
      case 'records':
        return kindsOf(sources, ask, { kinds: sources.records(), after })
      case 'erasure':
        return erasureRow(sources, ask)
      case 'account':
      case 'sessions':
      case 'consents':
        throw new Error(`${part} is identity's own`)
    }
  }

/** Lists that are read by the number of their page, from 1. */
async function byNumber(
  after: string | null,
  read: (page: number) => Promise<{ rows: DataPage['rows']; seen: number; total: number } | null>,
): Promise<DataPage | null> {
  if (after !== null && !/^[1-9]\d{0,6}$/.test(after)) return null
  const page = Number(after ?? 1)
  const found = await read(page)
  if (found === null) return null
  const isLast = found.rows.length === 0 || found.seen >= found.total
  return { rows: found.rows, next: isLast ? null : String(page + 1) }
}

const messagesOnAPage = 10

const messagesOf = ({ inbox }: Sources, ask: PlayerAsk, after: string | null) =>
  byNumber(after, async (page) => {
    const outcome = await inbox.answers.messages(ask, { page })
    if (isRefused(outcome)) return null
    const { messages, total } = outcome.reply
    return { rows: messages, total, seen: page * messagesOnAPage }
  })

const roundCursor = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** With streams, moves, rules and receipts: whoever has the file and the rules can work every round out again. */
async function roundsOf(
  { play }: Sources,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage | null> {
  if (after !== null && !roundCursor.test(after)) return null
  const page = { first: after, limit: rowsOnAPage }
  const { rounds, next } = await play.ownRounds(player, page)
  return { rows: rounds.map((one) => ({ ...one })), next }
}

/** Rows that go on after the id of the last one: rounds in games of providers, of which the house knows no more than their money, and stakes in rooms. */
async function pageOf<Row extends DataPage['rows'][number] & { readonly id: string }>(
  after: string | null,
  read: (page: {
    readonly after: string | null
    readonly limit: number
  }) => Promise<readonly Row[]>,
): Promise<DataPage | null> {
  if (after !== null && !roundCursor.test(after)) return null
  const found = await read({ after, limit: rowsOnAPage + 1 })
  const shown = found.slice(0, rowsOnAPage)
  const isLast = found.length <= rowsOnAPage
  return { rows: shown, next: isLast ? null : (shown.at(-1)?.id ?? null) }
}

const cursor = /^\d{1,19}\.[0-9a-f-]{36}\.\d{1,5}$/

async function entriesOf(
  { database, clock }: Sources,
  { player }: PlayerAsk,
  { part, after }: { readonly part: 'cash' | 'credits'; readonly after: string | null },
): Promise<DataPage | null> {
  if (after !== null && !cursor.test(after)) return null
  const asked = { from: 0, to: clock.now(), after, limit: rowsOnAPage }
  const { entries, next } = await pocketStatement(database, { player, pocket: part }, asked)
  const rows = entries.map((entry) => ({
    ...entry,
    amount: String(entry.amount),
    change: String(entry.change),
    balanceAfter: entry.balanceAfter === null ? null : String(entry.balanceAfter),
  }))
  return { rows, next }
}

async function streamsOf(
  { play }: Sources,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage | null> {
  if (after !== null && !/^[1-9]\d{0,8}$/.test(after)) return null
  const first = Number(after ?? 1)
  const found = await play.ownStreams(player, { first, limit: rowsOnAPage })
  const isLast = found.length < rowsOnAPage
  return {
    rows: found.map((one) => ({ ...one })),
    next: isLast ? null : String(first + found.length),
  }
}

const paymentsOnAPage = 10

const paymentsOf = ({ cashier }: Sources, ask: PlayerAsk, after: string | null) =>
  byNumber(after, async (page) => {
    const outcome = await cashier.answers.transactionHistory(ask, { page })
    if (isRefused(outcome)) return null
    const { transactions, total } = outcome.reply
    return { rows: transactions, total, seen: page * paymentsOnAPage }
  })

/** Cards, accounts and addresses that the player saved, in either direction. Whoever has no cashier has saved none. */
async function paymentMethodsOf({ cashier }: Sources, ask: PlayerAsk): Promise<DataPage> {
  const answered = [
    await cashier.answers.deposit(ask, {}),
    await cashier.answers.withdrawal(ask, {}),
  ]
  const saved = answered.flatMap((outcome) => (isRefused(outcome) ? [] : outcome.reply.saved))
  const rows = [...new Map(saved.map((one) => [one.userPMId, one])).values()]
  return { rows, next: null }
}

/** What stands at first, then all that was ever asked for. */
async function bonusesOf(
  { bonuses }: Sources,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage | null> {
  if (after !== null && !roundCursor.test(after)) return null
  return bonuses.grants(player, { after, limit: rowsOnAPage })
}

async function protectionOf(
  { protection }: Sources,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage | null> {
  if (after !== null && !/^[1-9]\d{0,14}$/.test(after)) return null
  const page = { after: Number(after ?? 0), limit: rowsOnAPage }
  const steps = await protection.steps(player, page)
  const standing = after === null ? await protection.standing(player) : []
  const last = steps.at(-1)
  const isLast = steps.length < rowsOnAPage || !last
  return { rows: [...standing, ...steps], next: isLast ? null : String(last.number) }
}

/** What others see of the player: whether their bets are told, and the rounds that they share. */
async function sharingOf(
  { hidden, sharedRounds }: Sources,
  { player }: PlayerAsk,
): Promise<DataPage> {
  const hides = (await hidden([player])).has(player)
  const rounds = await sharedRounds(player)
  return {
    rows: [
      { betsHidden: hides },
      ...rounds.map(({ id, at }) => ({ sharedRound: id, sharedAt: at })),
    ],
    next: null,
  }
}

/** One kind of rows after the other; `after` is which of them, and how many of them were told. */
async function kindsOf(
  { database }: Pick<Sources, 'database'>,
  { player }: PlayerAsk,
  { kinds, after }: { readonly kinds: readonly OwnRows[]; readonly after: string | null },
): Promise<DataPage | null> {
  if (after !== null && !/^\d{1,3}[.]\d{1,9}$/.test(after)) return null
  const [which = 0, offset = 0] = (after ?? '0.0').split('.').map(Number)
  const kind = kinds[which]
  if (kind === undefined) return kinds.length === 0 ? { rows: [], next: null } : null
  const found = await kind.read(database, player, { offset, limit: rowsOnAPage })
  const following = found.length < rowsOnAPage ? [which + 1, 0] : [which, offset + found.length]
  return {
    rows: found.map((row) => ({ of: kind.of, ...row })),
    next: following[0] === kinds.length ? null : following.join('.'),
  }
}

async function erasureRow({ database }: Sources, { player }: PlayerAsk): Promise<DataPage> {
  const asked = await erasureOf(database, player)
  const rows = asked ? [{ askedAt: isoTime(asked.askedAt), dueAt: isoTime(asked.dueAt) }] : []
  return { rows, next: null }
}
