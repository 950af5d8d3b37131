import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { createLog } from '../log.ts'
import { rowsOf } from '../rows.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { keepLease } from './keep-lease.ts'
import { giveLeaseBack, LeaseLost, renewLease, takeLease, whileHolding } from './lease.ts'
import { doPeriodically } from './periodic.ts'

const patience = { timeout: 30_000, interval: 20 }
const long = 3_600_000
const short = 300
/** Long enough not to be lost on a machine that is busy with other things. */
const steady = 1_500
const log = createLog('silent', process.stdout)

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 6,
    onFault: () => undefined,
  })
  await database.query('CREATE TABLE written (what text, fence bigint)')
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

let names = 0
const newName = () => `work ${(names += 1)}`

/** Takes the lease as soon as it can be had. */
const takeWhenFree = async (name: string, holder: string) => {
  for (;;) {
    const lease = await takeLease(database, { name, holder, lastsMs: long })
    if (lease) return lease
  }
}
const writtenWith = async (fences: readonly bigint[]) =>
  rowsOf<{ what: string; fence: bigint }>(
    database,
    'SELECT what, fence FROM written WHERE fence = ANY($1::bigint[])',
    [fences],
  )

describe('a lease', () => {
  it('is held by one, whoever asks at the same time', async () => {
    const name = newName()
    const asked = ['a', 'b', 'c', 'd'].map((holder) =>
      takeLease(database, { name, holder, lastsMs: long }),
    )
    const held = (await Promise.all(asked)).filter((lease) => lease !== null)
    expect(held).toHaveLength(1)
    expect(held[0]?.fence).toBe(1n)
  })

  it('that was given back is taken with a larger fence', async () => {
    const name = newName()
    const first = await takeWhenFree(name, 'a')
    await giveLeaseBack(database, first)
    expect((await takeWhenFree(name, 'b')).fence).toBe(first.fence + 1n)
    expect(await renewLease(database, first)).toBe(false)
  })

  it('that ran out is lost, even if nobody else has taken it', async () => {
    const lease = { name: newName(), holder: 'a', lastsMs: 1 }
    const held = await takeLease(database, lease)
    if (!held) throw new Error('a new lease is free')
    await database.query('SELECT pg_sleep(0.01)')
    expect(await renewLease(database, held)).toBe(false)
    await expect(whileHolding(database, held, async () => 'done')).rejects.toThrow(LeaseLost)
  })

  it('is not taken from under a transaction that rests on it', async () => {
    const name = newName()
    const mine = await takeLease(database, { name, holder: 'a', lastsMs: steady })
    if (!mine) throw new Error('a new lease is free')
    const order: string[] = []
    let taken: Promise<unknown> = Promise.resolve()
    await whileHolding(database, mine, async (tx) => {
      taken = takeWhenFree(name, 'b').then(() => order.push('taken'))
      // Awake all the time, but longer than the lease lasts.
      for (let naps = 0; naps < 40; naps++) await tx.query('SELECT pg_sleep(0.05)')
      order.push('written')
    })
    await taken
    expect(order).toEqual(['written', 'taken'])
  })

  it.each([
    ['a smaller fence', `UPDATE lease SET fence = fence - 1 WHERE name = 'guarded'`],
    ['another holder without a new fence', `UPDATE lease SET holder = 'b' WHERE name = 'guarded'`],
    ['to be forgotten', `DELETE FROM lease WHERE name = 'guarded'`],
  ])('is refused %s by the database', async (_, statement) => {
    await takeLease(database, { name: 'guarded', holder: 'a', lastsMs: long })
    await expect(database.query(statement)).rejects.toThrow('lease')
  })
})

describe('a process that stalls past its lease', () => {
  /** Starts a real process that takes the lease, and freezes it there. */
  async function frozen(name: string, where: 'before' | 'in the middle') {
    const file = new URL('./testing/holder.ts', import.meta.url).pathname
    const args = [file, test.connectionString, name, String(short), where]
    const child: ChildProcess = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const said: string[] = []
    if (child.stdout) createInterface(child.stdout).on('line', (line) => said.push(line))
    await vi.waitFor(() => expect(said[0]).toMatch(/^stop me/), patience)
    child.kill('SIGSTOP')
    return {
      fence: BigInt(said[0]?.replace(/\D/g, '') ?? 0),
      /** Lets it go on, and waits for its last words. */
      goOn: async () => {
        const ended = once(child, 'close')
        child.kill('SIGCONT')
        child.stdin?.write('go on\n')
        await ended
        return said.at(-1)
      },
    }
  }

  it('is followed by another, and what it writes late is refused', async () => {
    const name = newName()
    const stalled = await frozen(name, 'before')
    const next = await takeWhenFree(name, 'next')
    expect(next.fence).toBeGreaterThan(stalled.fence)
    await whileHolding(database, next, (tx) =>
      tx.query(`INSERT INTO written VALUES ('in time', $1)`, [1000n]),
    )
    expect(await stalled.goOn()).toBe('refused')
    expect(await writtenWith([stalled.fence, 1000n])).toEqual([{ what: 'in time', fence: 1000n }])
  })

  it('in the middle of a transaction does not stop the others, and has written nothing', async () => {
    const name = newName()
    const stalled = await frozen(name, 'in the middle')
    const next = await takeWhenFree(name, 'next')
    expect(next.fence).toBeGreaterThan(stalled.fence)
    expect(await stalled.goOn()).toBe('thrown out')
    expect(await writtenWith([stalled.fence])).toEqual([])
  })
})

describe('a kept lease', () => {
  const keep = (name: string, holder: string, lastsMs = steady) => {
    const kept = keepLease({ database, log, name, holder, lastsMs })
    onTestFinished(kept.stop)
    return kept
  }

  it('stays with its holder and passes to another when that stops', async () => {
    const name = newName()
    const [a, b] = [keep(name, 'a'), keep(name, 'b')]
    await vi.waitFor(() => expect(a.current() ?? b.current()).not.toBeNull(), patience)
    const [first, second] = a.current() ? [a, b] : [b, a]
    const fence = first.current()?.fence
    await database.query('SELECT pg_sleep($1)', [(1.5 * steady) / 1000])
    expect(first.current()?.fence).toBe(fence)
    expect(second.current()).toBeNull()
    await first.stop()
    await vi.waitFor(() => expect(second.current()?.holder).toBeDefined(), patience)
    expect(first.current()).toBeNull()
  })

  it('is not believed for longer than it lasts when the database cannot be asked', async () => {
    const fault = new Error('out of reach')
    let reachable = true
    const query: Database['query'] = (text, values) =>
      reachable ? database.query(text, values) : Promise.reject(fault)
    const kept = keepLease({
      database: { ...database, query },
      log,
      name: newName(),
      holder: 'a',
      lastsMs: short,
    })
    await vi.waitFor(() => expect(kept.current()).not.toBeNull(), patience)
    reachable = false
    await vi.waitFor(() => expect(kept.current()).toBeNull(), patience)
    reachable = true
    await vi.waitFor(() => expect(kept.current()?.fence).toBe(2n), patience)
    await kept.stop()
  })
})

describe('periodic work', () => {
  it('is done on one node at a time, and by another when that stops', async () => {
    const name = newName()
    const done: string[] = []
    const node = (holder: string) =>
      doPeriodically({
        database,
        log,
        name,
        holder,
        lastsMs: steady,
        everyMs: 20,
        work: async (lease) => {
          await whileHolding(database, lease, async () => done.push(holder))
          if (done.length % 3 === 0) throw new Error('this time it fails')
        },
      })
    const nodes = new Map(['a', 'b'].map((holder) => [holder, node(holder)]))
    onTestFinished(async () => {
      for (const one of nodes.values()) await one.stop()
    })
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(10), patience)
    expect(new Set(done).size).toBe(1)
    const first = done[0] ?? ''
    await nodes.get(first)?.stop()
    const before = done.length
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(before + 5), patience)
    expect(new Set(done.slice(before)).has(first)).toBe(false)
  })
})
