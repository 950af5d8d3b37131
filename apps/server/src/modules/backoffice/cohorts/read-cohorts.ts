import { paidInByCohorts } from '#modules/cashier'
import { type Member, playedByCohorts } from '#modules/figures'
import { lastPlayerNumber, signUpsBetween } from '#modules/identity'
import { moneyOfPlayers } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import { type CohortRow, type CohortUnit, partToRead, savePart } from '../store/cohorts.ts'
import { periodOf } from './period-of.ts'

/** Players of a portion: those whose numbers are of the same thousand. They signed up one after the other, so there are few groups among them. */
const partPlayers = 1_000
const units: readonly CohortUnit[] = ['week', 'month']

/** Reads the portion of the players anew that was read longest ago: so much a turn, however many there are. */
export const readCohorts = ({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Promise<void> =>
  database.transaction(async (tx) => {
    const last = await lastPlayerNumber(tx)
    if (last === 0) return
    const part = await partToRead(tx, Math.floor((last - 1) / partPlayers))
    await savePart(tx, part, await rowsOfPart(tx, part), clock.now())
  })

async function rowsOfPart(tx: Transaction, part: number): Promise<CohortRow[]> {
  const range = { after: part * partPlayers, upTo: (part + 1) * partPlayers }
  const signUps = await signUpsBetween(tx, range)
  const money = new Map(
    (await moneyOfPlayers(tx, range)).map((one) => [one.player, one.money] as const),
  )
  const rows: CohortRow[] = []
  for (const unit of units) {
    const members = signUps.flatMap(({ player, at }): Member[] => {
      const playsFor = money.get(player)
      // Without a purse nobody has played or paid anything yet.
      if (playsFor === undefined) return []
      return [{ player, cohort: periodOf(at.getTime(), unit), money: playsFor }]
    })
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows.push(...(await rowsOfUnit(tx, unit, members)))
  }
  return rows
}

/** What the groups among these players did, from those who keep it. */
async function rowsOfUnit(
  tx: Transaction,
  unit: CohortUnit,
  members: readonly Member[],
): Promise<CohortRow[]> {
  const rows = new Map<string, CohortRow>()
  const add = (
    { cohort, money, period }: Pick<CohortRow, 'cohort' | 'money' | 'period'>,
    changed: (before: CohortRow) => Partial<CohortRow>,
  ): void => {
    const key = `${money} ${cohort} ${period}`
    const before = rows.get(key) ?? { ...nothing, unit, cohort, money, period }
    rows.set(key, { ...before, ...changed(before) })
  }
  for (const { cohort, money } of members)
    add({ cohort, money, period: cohort }, ({ players }) => ({ players: players + 1 }))
  for (const { active, staked, paid, ...of } of await playedByCohorts(tx, members, unit))
    add(of, () => ({ active, staked, paid }))
  for (const { depositors, firstDeposits, deposits, ...of } of await paidInByCohorts(
    tx,
    members,
    unit,
  ))
    add(of, () => ({ depositors, firstDeposits, deposits }))
  return [...rows.values()]
}

const nothing = {
  players: 0,
  active: 0,
  depositors: 0,
  firstDeposits: 0,
  deposits: '0',
  staked: '0',
  paid: '0',
} as const
