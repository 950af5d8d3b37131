import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from './database.ts'
import { createOutbox, newestEvents, type Outbox, type Topic } from './outbox.ts'
import { keptRows, pruneOutbox } from './outbox-prune.ts'
import { rowsOf } from './rows.ts'
import { cloneDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let database: Database
const running: Outbox[] = []
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 6,
    onFault: () => undefined,
  })
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()))
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

let topics = 0
/** A topic nobody else uses; a row carries a list of numbers. */
const newTopic = (): Topic<number> => ({
  name: `topic-${++topics}`,
  read: (payload) => z.array(z.number()).parse(payload),
})

const publish = (topic: Topic<number>, ...numbers: number[]) =>
  database.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2)', [
    topic.name,
    JSON.stringify(numbers),
  ])

const hearing = async (
  topic: Topic<number>,
  handle: (event: number) => Promise<void>,
): Promise<Outbox> => {
  const outbox = createOutbox({ database, log: pino({ level: 'silent' }) })
  outbox.on(topic, `hearer of ${topic.name}`, handle)
  await outbox.start()
  running.push(outbox)
  return outbox
}

/** Waits until `heard` is as expected, or says what it is after twenty seconds. */
const eventually = async (heard: readonly number[], expected: readonly number[]): Promise<void> => {
  const until = performance.now() + 20_000
  while (heard.length < expected.length && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(heard).toEqual(expected)
}

const into = (heard: number[]) => async (event: number) => {
  heard.push(event)
}

describe('the outbox', () => {
  it('tells every event in the order of the commits, also those from before it began', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    await publish(topic, 1, 2)
    const outbox = await hearing(topic, into(heard))
    await eventually(heard, [1, 2])
    await publish(topic, 3)
    outbox.grew()
    await eventually(heard, [1, 2, 3])
  })

  it('goes on after a restart where it stopped', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const first = await hearing(topic, into(heard))
    await publish(topic, 1)
    first.grew()
    await eventually(heard, [1])
    await first.stop()
    await publish(topic, 2)
    await hearing(topic, into(heard))
    await eventually(heard, [1, 2])
  })

  it('tells a row again when it was not taken, and nothing behind it before', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    await publish(topic, 1)
    await publish(topic, 2)
    let faults = 2
    await hearing(topic, async (event) => {
      if (faults-- > 0) throw new Error('not now')
      heard.push(event)
    })
    await eventually(heard, [1, 2])
  })

  it('tells who counts many at once, and all of them again when they were not taken', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const portions: number[] = []
    await publish(topic, 1, 2)
    await publish(topic, 3)
    let faults = 1
    const outbox = createOutbox({ database, log: pino({ level: 'silent' }) })
    outbox.onMany(topic, `counter of ${topic.name}`, async (events) => {
      portions.push(events.length)
      if (faults-- > 0) throw new Error('not now')
      heard.push(...events)
    })
    await outbox.start()
    running.push(outbox)
    await eventually(heard, [1, 2, 3])
    expect(portions).toEqual([3, 3])
    await publish(topic, 4)
    outbox.grew()
    await eventually(heard, [1, 2, 3, 4])
  })

  it('tells who keeps the place the place of each row, which is larger than that of the row before', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const places: (readonly [bigint, bigint])[] = []
    await publish(topic, 1, 2)
    await publish(topic, 3)
    const outbox = createOutbox({ database, log: pino({ level: 'silent' }) })
    outbox.onRows(topic, `keeper of ${topic.name}`, async (rows) => {
      for (const { tx, id, events } of rows) {
        places.push([tx, id])
        heard.push(...events)
      }
    })
    await outbox.start()
    running.push(outbox)
    await eventually(heard, [1, 2, 3])
    const [[firstTx, firstId] = [0n, 0n], [nextTx, nextId] = [0n, 0n], ...more] = places
    expect(more).toEqual([])
    expect(nextTx > firstTx || (nextTx === firstTx && nextId > firstId)).toBe(true)
  })

  it('does not pass over a transaction that began earlier and commits later', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const outbox = await hearing(topic, into(heard))
    await database.transaction(async (tx) => {
      await tx.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2)', [
        topic.name,
        '[1]',
      ])
      await publish(topic, 2)
      outbox.grew()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(heard).toEqual([])
    })
    outbox.grew()
    await eventually(heard, [1, 2])
  })

  it('tells a consumer on one node at a time', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const nodes = [await hearing(topic, into(heard)), await hearing(topic, into(heard))]
    for (let event = 0; event < 20; event++) await publish(topic, event)
    for (const node of nodes) node.grew()
    await eventually(
      heard,
      Array.from({ length: 20 }, (_, event) => event),
    )
  })

  it('goes on at another node when the one that hears has stalled, whose late word counts for nothing', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const quick = async (handle: (event: number) => Promise<void>) => {
      const outbox = createOutbox({
        database,
        log: pino({ level: 'silent' }),
        stalledAfterMs: 2_500,
      })
      outbox.on(topic, `hearer of ${topic.name}`, handle)
      await outbox.start()
      running.push(outbox)
    }
    let goOn = (): void => undefined
    const stalls = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const hung: number[] = []
    await publish(topic, 1)
    await quick(async (event) => {
      hung.push(event)
      await stalls
    })
    await eventually(hung, [1])
    await quick(into(heard))
    await publish(topic, 2)
    await eventually(heard, [1, 2])
    goOn()
    await publish(topic, 3)
    await expect
      .poll(() => [...hung, ...heard].toSorted((a, b) => a - b), { timeout: 30_000 })
      .toEqual([1, 1, 2, 3])
  })

  it('comes back when its connection is cut', async () => {
    const [topic, heard] = [newTopic(), [] as number[]]
    const outbox = await hearing(topic, into(heard))
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE '%outbox_consumer%' AND pid <> pg_backend_pid()`,
    )
    await publish(topic, 1)
    outbox.grew()
    await eventually(heard, [1])
  })

  it('shows the newest events first', async () => {
    const topic = newTopic()
    for (let event = 1; event <= 12; event++) await publish(topic, event, event + 0.5)
    expect(await newestEvents(database, topic, 2)).toEqual([12.5, 12, 11.5, 11])
  })

  it('loses what was heard, but for the newest rows, whatever other topics wait for', async () => {
    const [heard, slow] = [newTopic(), newTopic()]
    const more = 5
    await publishMany(heard, keptRows + more)
    await publishMany(slow, keptRows + more)
    const numbers: number[] = []
    await hearing(heard, into(numbers))
    await hearing(slow, async () => {
      throw new Error('not now')
    })
    await eventually(numbers, countTo(keptRows + more))
    await untilPruned(heard, keptRows)
    expect(await rowsIn(slow)).toBe(keptRows + more)
    expect(await newestEvents(database, heard, 1)).toEqual([keptRows + more])
  })

  it('keeps what one of its hearers has still to hear', async () => {
    const topic = newTopic()
    await publishMany(topic, keptRows + 3)
    await database.query(
      `INSERT INTO outbox_consumer (consumer, topic) VALUES ('slow hearer of ${topic.name}', '${topic.name}')`,
    )
    const heard: number[] = []
    const outbox = await hearing(topic, into(heard))
    await eventually(heard, countTo(keptRows + 3))
    await outbox.stop()
    await pruneOutbox(database)
    expect(await rowsIn(topic)).toBe(keptRows + 3)
  })

  it('promises no more of the newest events than it keeps', async () => {
    await expect(newestEvents(database, newTopic(), keptRows + 1)).rejects.toThrow(RangeError)
  })
})

const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

const publishMany = (topic: Topic<number>, count: number) =>
  database.query(
    `INSERT INTO outbox_event (topic, payload)
     SELECT $1, json_build_array(number) FROM generate_series(1, $2::int) AS number`,
    [topic.name, count],
  )

async function rowsIn(topic: Topic<number>): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    database,
    'SELECT count(*)::int AS rows FROM outbox_event WHERE topic = $1',
    [topic.name],
  )
  return row?.rows ?? 0
}

/** The hearer's position is written after it heard, so the rows may become free a moment later. */
async function untilPruned(topic: Topic<number>, rows: number): Promise<void> {
  await vi.waitFor(async () => {
    await pruneOutbox(database)
    expect(await rowsIn(topic)).toBe(rows)
  }, 5000)
}
