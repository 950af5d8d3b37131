import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PooledDatabase, openDatabase } from '#platform/database'
import { createLog } from '#platform/log'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createChainScanner, type Untold } from './chain-scanner.ts'

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

it('one payment of which nobody can be told keeps no other waiting, and is told of again', async () => {
  const untold = new Map<string, Untold>()
  for (const reference of ['broken', 'whole'])
    untold.set(reference, { kind: 'deposit', about: 'there', reference, version: 1n })
  const lines: string[] = []
  let isMended = false
  const scanner = createChainScanner(
    {
      database,
      log: createLog('error', { write: (line) => void lines.push(line) }),
      holder: 'this node',
      busyMs: 5,
      idleMs: 5,
      heard: async (_, { reference }) => {
        if (reference === 'broken' && !isMended) throw new Error('cannot be heard')
      },
    },
    {
      provider: 'chain-of-tests',
      leaseMs: 5_000,
      row: async () => ({ watched: true }),
      hasOpenWork: async () => true,
      look: async () => 'level' as const,
      untold: async () => [...untold.values()],
      markTold: async ({ reference }) => void untold.delete(reference),
      isSilence: () => false,
    },
  )
  scanner.start()
  await vi.waitFor(() => expect([...untold.keys()]).toEqual(['broken']))
  await vi.waitFor(() => expect(scanner.standing()).toBe('level'))
  isMended = true
  await vi.waitFor(() => expect(untold.size).toBe(0))
  expect(lines.filter((line) => line.includes('nobody could be told'))).toHaveLength(1)
  await scanner.stop()
})
