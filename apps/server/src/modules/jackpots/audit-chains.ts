import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import { millionth, type MeterPoint } from '@fairhouse/game-math/jackpots/meter-moves'
import type { HearChecked } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { movementRows, type WorkedRow, workedRows } from './store/movements.ts'
import { type WinRow, winsOfMeter } from './store/wins.ts'
import { secretOf } from './win-proof.ts'

const promise = "a meter's amounts, wins and hashes are those that its chain comes to"

/** Movements of a chain that are looked at together. */
const together = 20_000

interface MeterRow {
  readonly id: number
  readonly name: string
  readonly run: number
  readonly pool: bigint
  readonly reserve: bigint
  readonly movements: bigint
  readonly head: string | null
}

/** Works the chain of every meter out from its beginning, with the secret amounts of its wins; what does not fit, in words. Reads all movements. */
export async function auditChains(on: Queryable, heard?: HearChecked): Promise<string[]> {
  const begunAt = performance.now()
  const meters = await rowsOf<MeterRow>(
    on,
    'SELECT id, name, run, pool, reserve, movements, head FROM jackpots_meter WHERE movements > 0 ORDER BY id',
  )
  const faults: string[] = []
  for (const meter of meters) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const fault = await faultOf(on, meter)
    if (fault !== null) faults.push(`broken: ${promise}: meter ${meter.id} ${meter.name}, ${fault}`)
  }
  heard?.({ promise, broken: faults.length > 0, ms: performance.now() - begunAt })
  return faults
}

async function faultOf(on: Queryable, meter: MeterRow): Promise<string | null> {
  const wins = await winsOfMeter(on, meter.id)
  const course = new Course(wins.filter(({ movement }) => movement !== null))
  while (course.movements < meter.movements) {
    const from = course.movements + 1
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const rows = await movementRows(on, meter.id, { from, limit: together })
    if (rows.length === 0) break
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const [place, worked] of (await workedRows(on, rows)).entries()) {
      const fault = course.take(worked, rows[place]?.head.toString('hex') ?? '')
      if (fault !== null) return fault
    }
  }
  return course.endsAs(meter)
}

/** A chain as far as it was worked out. */
class Course {
  #point: MeterPoint | null = null
  /** Of the run that goes on: the chain before it, and its first bet. */
  #before = ''
  #first: string | null = null
  /** What the meter showed before the bet that came last. */
  #shown = 0n
  readonly #wins: Map<number, WinRow>

  constructor(wins: readonly WinRow[]) {
    this.#wins = new Map(wins.map((win) => [Number(win.movement), win]))
  }

  get movements(): number {
    return this.#point?.movements ?? 0
  }

  /** @param head of the row, as it is stored. */
  take({ before, moved }: WorkedRow, head: string): string | null {
    if (this.#point !== null && !isSame(this.#point, before)) {
      return `movement ${before.movements + 1} does not follow from the one before`
    }
    let at = before
    for (const { movement, point } of moved) {
      const fault = this.#look(movement, at)
      if (fault !== null) return `movement ${movement.number}: ${fault}`
      at = point
    }
    this.#point = at
    return at.head === head ? null : `movement ${at.movements} has another hash`
  }

  endsAs({ run, pool, reserve, movements, head }: MeterRow): string | null {
    if (this.#wins.size > 0) return `${this.#wins.size} wins are in no movement`
    const point = this.#point
    const is = point && isSame(point, { run, pool, reserve, movements: Number(movements), head })
    return is ? null : 'it stands otherwise than its newest movement'
  }

  #look(movement: MeterMovement, at: MeterPoint): string | null {
    switch (movement.type) {
      case 'begun':
        this.#before = at.head
        this.#first = null
        return null
      case 'fed':
        this.#first ??= movement.contribution
        this.#shown = at.pool
        return null
      // What came and went is held to the requests and the ledger by `meterPromises`.
      case 'emptied':
      case 'received':
        return null
      case 'won':
        return this.#lookAtWin(movement, at)
    }
  }

  #lookAtWin(
    { number, run, amount }: Extract<MeterMovement, { type: 'won' }>,
    at: MeterPoint,
  ): string | null {
    const win = this.#wins.get(number)
    this.#wins.delete(number)
    if (win?.run !== run || win.amount !== amount) return 'no such win was written'
    const secret = secretOf(win)
    if (secret === null) return null
    const { mix } = secret
    if (mix !== null && (mix.before !== this.#before || mix.first !== this.#first)) {
      return 'its secret amount was mixed of something else'
    }
    const due = BigInt(secret.amount) * millionth
    if (at.pool < due) return 'it was won below its amount'
    return this.#shown >= due ? 'an earlier bet had won it' : null
  }
}

type Sums = Pick<MeterPoint, 'run' | 'pool' | 'reserve' | 'movements'> & {
  readonly head: string | null
}

const isSame = (one: Sums, other: Sums): boolean =>
  one.run === other.run &&
  one.pool === other.pool &&
  one.reserve === other.reserve &&
  one.movements === other.movements &&
  one.head === other.head
