import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { Busy } from '#platform/faults'
import { accountId } from '#modules/ledger'
import { playerId } from '#platform/ids'
import type { StepRow } from '../decision.ts'
import { createLane, laneLimits } from './lane.ts'
import type { BatchResult } from './statement.ts'

const row = (player: number): StepRow => ({
  player: playerId(player),
  pocket: accountId(player * 64 + 1),
  version: 0n,
  taken: 10,
  given: 0,
  roundId: '01890000-0000-7000-8000-000000000001',
  sequence: 0,
  definition: 1,
  stream: 1,
  nonce: 0,
  stake: 10,
  mode: null,
  payout: 0,
  finished: true,
  words: 1,
  action: 'bet',
  choice: null,
  data: null,
  raised: null,
  pot: null,
  request: BigInt(player),
  bodyHash: 0n,
  facts: 0n,
  at: 0,
  events: Buffer.alloc(0),
  state: null,
  actions: null,
  settled: null,
  receipt: Buffer.alloc(32),
})

const everything = (): BatchResult => ({ unmoved: null, answered: null })

type Answer = (rows: readonly StepRow[]) => BatchResult | Promise<BatchResult>

/** A lane on a connection that answers as told; what it was asked is kept, and how often it connected. */
function laneWith(answer: Answer) {
  const batches: number[][] = []
  const counted = {
    connections: 0,
    told: 0,
    queued: 0,
    batches: new Array<number>(),
    committed: 0,
    answered: 0,
    stale: 0,
  }
  const lane = createLane({
    log: pino({ level: 'silent' }),
    committed: () => {
      counted.told++
    },
    watch: {
      queued: (more) => {
        counted.queued += more
      },
      batch: (decisions) => counted.batches.push(decisions),
      verdict: (verdict) => {
        counted[verdict]++
      },
    },
    connect: async () => {
      counted.connections++
      return {
        commit: async (rows) => {
          batches.push(rows.map(({ player }) => player))
          return answer(rows)
        },
        close: () => undefined,
      }
    },
  })
  return { lane, batches, counted }
}

const fault = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code })

describe('a lane', () => {
  it('writes a lone decision at once', async () => {
    const { lane, batches } = laneWith(everything)
    expect(await lane.commit(row(1))).toBe('committed')
    expect(batches).toEqual([[1]])
  })

  it('gathers what arrives while a batch is under way, sorted by pocket', async () => {
    let free = (): void => undefined
    const held = new Promise<void>((resolve) => {
      free = resolve
    })
    const { lane, batches, counted } = laneWith(async () => {
      await held
      return everything()
    })
    const first = lane.commit(row(5))
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    const later = [9, 3, 7].map((player) => lane.commit(row(player)))
    free()
    expect(await Promise.all([first, ...later])).toEqual(Array(4).fill('committed'))
    expect(batches).toEqual([[5], [3, 7, 9]])
    expect(counted).toMatchObject({ told: 2, queued: 0, batches: [1, 3], committed: 4 })
  })

  it('tells written, answered and stale apart', async () => {
    const { lane, counted } = laneWith(() => ({ unmoved: [1, 3], answered: [1] }))
    const verdicts = await Promise.all([1, 2, 3].map((player) => lane.commit(row(player))))
    expect(verdicts).toEqual(['answered', 'committed', 'stale'])
    expect(counted).toMatchObject({ committed: 1, answered: 1, stale: 1 })
  })

  it.each(['40001', '40P01'])('tries once more after a conflict (%s)', async (code) => {
    let tries = 0
    const { lane, counted } = laneWith(() => {
      if (tries++ === 0) throw fault(code)
      return everything()
    })
    expect(await lane.commit(row(1))).toBe('committed')
    expect(counted.connections).toBe(1)
  })

  it('asks again on a new connection when the old one broke', async () => {
    let tries = 0
    const { lane, counted } = laneWith((rows) => {
      if (tries++ < 2) throw new Error('Connection terminated unexpectedly')
      const all = rows.map((_, index) => index + 1)
      return { unmoved: all, answered: all }
    })
    expect(await lane.commit(row(1))).toBe('answered')
    expect(counted.connections).toBe(3)
  })

  it('halves a refused batch until the one at fault is alone', async () => {
    const { lane } = laneWith((rows) => {
      if (rows.some(({ player }) => player === 3)) throw fault('23514')
      return everything()
    })
    const settled = await Promise.allSettled([1, 2, 3, 4].map((player) => lane.commit(row(player))))
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('is busy when too many wait', async () => {
    const { lane } = laneWith(everything)
    const asked = Array.from({ length: laneLimits.queue + 5 }, (_, index) =>
      lane.commit(row(index + 1)),
    )
    const settled = await Promise.allSettled(asked)
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
    await expect(asked.at(-1)).rejects.toBeInstanceOf(Busy)
  })

  it('finishes what it has when drained, and takes nothing more', async () => {
    const { lane } = laneWith(everything)
    const last = lane.commit(row(1))
    await lane.drain()
    expect(await last).toBe('committed')
    await expect(lane.commit(row(2))).rejects.toBeInstanceOf(Busy)
  })
})
