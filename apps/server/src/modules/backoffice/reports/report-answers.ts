import type {
  exportReport,
  report,
  reportMovements,
  reportRounds,
} from '@fairhouse/contract/backoffice/reports'
import { accountsOf } from '#modules/identity'
import { roundsOfTime } from '#modules/play'
import { providerRoundsBetween } from '#modules/providers'
import { ticketsBetween } from '#modules/rooms'
import { isReason, movementsOfTime } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import { playerId, smallestUuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { exportsAllowed, writeWithin } from '../deeds/count-deeds.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { countedAt } from '../store/days.ts'
import { fileOf } from './file-of.ts'
import { reportCells } from './report-cells.ts'
import { reportRows, totalOf } from './report-rows.ts'
import { timeOfDay } from './utc-day.ts'

const pageLength = 100
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const tellReport =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof report> =>
  async (_present, asked) => {
    const rows = await reportRows(database, asked)
    const at = await countedAt(database)
    return {
      reply: { rows, total: totalOf(rows, asked.by), countedAt: at && isoTime(at.getTime()) },
    }
  }

export const giveReport =
  (needs: BackofficeNeeds): StaffAnswer<typeof exportReport> =>
  async (present, asked) => {
    const { by, from, to, as } = asked
    const facts = { by, from, to, as }
    const deed = { staff: present.name, deed: 'exportReport', subject: 'reports', facts }
    if (!(await writeWithin(needs, exportsAllowed, deed))) return { refused: 'tooOften' }
    const rows = await reportRows(needs.database, asked)
    return {
      reply: await fileOf(as, {
        name: `report-by-${by}-${from}-${to}`,
        brand: needs.brand,
        title: `Report by ${by}`,
        about: aboutFile({ from, to, now: needs.clock.now(), staff: present.name }),
        cells: reportCells([...rows, totalOf(rows, by)]),
      }),
    }
  }

/** What a document says of itself. All days and times are of UTC. */
const aboutFile = (of: {
  readonly from: string
  readonly to: string
  readonly now: number
  readonly staff: string
}): string =>
  `${of.from} to ${of.to} (UTC) · made ${isoTime(of.now).slice(0, 16).replace('T', ' ')} by ${of.staff}`

/** What shows players by their names is written down. */
const record = (
  { database, clock }: BackofficeNeeds,
  { name }: Present,
  {
    deed,
    facts,
  }: { readonly deed: string; readonly facts: Readonly<Record<string, string | number>> },
): Promise<void> =>
  database.transaction((tx) =>
    writeDeed(tx, { at: clock.now(), staff: name, deed, subject: 'reports', facts }),
  )

export const tellMovements =
  (needs: BackofficeNeeds): StaffAnswer<typeof reportMovements> =>
  async (present, { day, money, reason, before }) => {
    if (!isReason(reason)) return { refused: 'notFound' }
    await record(needs, present, { deed: 'readMovements', facts: { day, money, reason } })
    const found = await movementsOfTime(needs.database, {
      ...timeOfDay(day),
      reason,
      money,
      before: movementPlace(before),
      limit: pageLength,
    })
    const last = found.length === pageLength ? found.at(-1) : undefined
    return {
      reply: {
        movements: (await named(needs.database, present, found)).map((one) => ({
          id: `${one.id}/${one.leg}`,
          player: one.player,
          login: one.login,
          amount: one.amount,
          at: isoTime(one.at.getTime()),
        })),
        next: last === undefined ? null : `${last.at.getTime()}.${last.id}.${last.leg}`,
      },
    }
  }

/** A cursor as the contract has it: when the last movement of a page was, its chain and its leg. */
function movementPlace(before: string | null) {
  const [at, id, leg] = before?.split('.') ?? []
  return at === undefined || id === undefined || leg === undefined
    ? null
    : { at: Number(at), id, leg: Number(leg) }
}

export const tellRoundsOfDay =
  (needs: BackofficeNeeds): StaffAnswer<typeof reportRounds> =>
  async (present, { day, source, gameId, before }) => {
    await record(needs, present, { deed: 'readRounds', facts: { day, source, gameId } })
    const { database } = needs
    const { from, to } = timeOfDay(day)
    const page = {
      gameId,
      before: before !== null && uuid.test(before) ? before : null,
      limit: pageLength,
    }
    const between = { ...page, from: smallestUuidV7(from), to: smallestUuidV7(to) }
    const found =
      source === 'own'
        ? await roundsOfTime(database, { ...page, from, to })
        : source === 'provider'
          ? await providerRoundsBetween(database, between)
          : await ticketsBetween(database, between)
    return {
      reply: {
        rounds: (await named(database, present, found)).map((one) => ({
          ...one,
          at: isoTime(one.at.getTime()),
        })),
        next: found.length === pageLength ? (found.at(-1)?.id ?? null) : null,
      },
    }
  }

/** The same with the logins of their players; by their numbers alone for who may not read about players. */
async function named<Row extends { readonly player: number }>(
  on: Queryable,
  { role }: Present,
  rows: readonly Row[],
): Promise<(Row & { readonly login: string })[]> {
  if (!may(role, 'readPlayers')) return rows.map((row) => ({ ...row, login: '' }))
  const players = [...new Set(rows.map(({ player }) => playerId(player)))]
  const accounts = await accountsOf(on, players)
  const logins = new Map(accounts.map(({ player, login }) => [Number(player), login]))
  return rows.map((row) => ({ ...row, login: logins.get(row.player) ?? '' }))
}
