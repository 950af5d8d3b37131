import type { ActionName } from '@fairhouse/contract/rounds/round'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import type { BenchHouse, Guest } from './bench-house.ts'
import { serverMicros } from './processor-time.ts'

/** What a crowd that never pauses got done. Times are milliseconds from asking to the answer. */
export interface Load {
  readonly betsPerSecond: number
  /** A bet that leads to picks or free spins takes several steps; each is committed by itself. */
  readonly stepsPerBet: number
  readonly p50: number
  readonly p99: number
  readonly walBytesPerBet: number
  /** Processor time of this process: the house and the crowd together. */
  readonly nodeMicrosPerBet: number
  /** Of PostgreSQL, all of its processes; null where that cannot be known. */
  readonly postgresMicrosPerBet: number | null
}

interface Asked {
  readonly type: ActionName
  readonly choice?: number
}

interface Tally {
  bets: number
  steps: number
  readonly times: number[]
}

/** Lets `players` bet the smallest stake without a pause, and finish every round they open. */
export async function measureLoad(
  house: BenchHouse,
  plan: { readonly players: number; readonly seconds: number; readonly warmUpSeconds: number },
): Promise<Load> {
  const guests = await house.guests(plan.players)
  await crowd(house, guests, plan.warmUpSeconds)
  await house.database.query('CHECKPOINT')
  const [cpu, wal] = [process.cpuUsage(), await walPosition(house)]
  const serverBefore = serverMicros(house.serverPid)
  const begunAt = performance.now()
  const tally = await crowd(house, guests, plan.seconds)
  const seconds = (performance.now() - begunAt) / 1000
  const used = process.cpuUsage(cpu)
  const serverAfter = serverMicros(house.serverPid)
  const times = tally.times.toSorted((left, right) => left - right)
  return {
    betsPerSecond: tally.bets / seconds,
    stepsPerBet: tally.steps / tally.bets,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    walBytesPerBet: Number((await walPosition(house)) - wal) / tally.bets,
    nodeMicrosPerBet: (used.user + used.system) / tally.bets,
    postgresMicrosPerBet:
      serverBefore === null || serverAfter === null
        ? null
        : (serverAfter - serverBefore) / tally.bets,
  }
}

async function crowd(house: BenchHouse, guests: readonly Guest[], seconds: number): Promise<Tally> {
  const tally: Tally = { bets: 0, steps: 0, times: [] }
  const until = performance.now() + seconds * 1000
  await Promise.all(guests.map((guest) => playUntil(house, guest, { until, tally })))
  return tally
}

async function playUntil(
  house: BenchHouse,
  guest: Guest,
  { until, tally }: { readonly until: number; readonly tally: Tally },
): Promise<void> {
  let action: Asked = { type: 'bet' }
  while (performance.now() < until || action.type !== 'bet') {
    const askedAt = performance.now()
    const round = await ask(house, guest, action)
    tally.times.push(performance.now() - askedAt)
    tally.steps++
    if (action.type === 'bet') tally.bets++
    const [next] = round.actions
    if (!next) action = { type: 'bet' }
    else if (next.type === 'pick') action = { type: 'pick', choice: next.choices[0] ?? 0 }
    else action = { type: next.type }
  }
}

async function ask({ play, title }: BenchHouse, guest: Guest, action: Asked) {
  const outcome = await play.answers.play(guest.ask, {
    uri: title.card.uri,
    connection: guest.connection,
    requestKey: nextKey(),
    stake: title.rules.betLevels[0] ?? 0,
    action: action.type,
    ...(action.choice === undefined ? {} : { data: JSON.stringify({ choice: action.choice }) }),
  })
  if ('refused' in outcome) throw new Error(`a bet was refused: ${outcome.refused}`)
  return outcome.reply.round
}

/** Another key for every request. Counted, not drawn: the crowd is to cost little. */
const nextKey = (): string => `bench-${(keys++).toString(36).padStart(12, '0')}`
let keys = Date.now() * 1000

async function walPosition({ database }: BenchHouse): Promise<bigint> {
  const [row] = await rowsOf<{ bytes: bigint }>(
    database,
    `SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint AS bytes`,
  )
  return row?.bytes ?? 0n
}
