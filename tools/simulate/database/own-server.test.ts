import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnServer, startOwnServer } from './own-server.ts'

let server: OwnServer
beforeAll(async () => {
  server = await startOwnServer()
}, 120_000)
afterAll(() => server.stop())

it('databases that are asked for beside each other are made one after the other, without a word of the driver', async () => {
  const warned: string[] = []
  const hear = ({ message }: Error) => void warned.push(message)
  process.on('warning', hear)
  try {
    const names = await Promise.all([1, 2, 3].map(() => server.withDatabase(async (at) => at)))
    expect(new Set(names).size).toBe(3)
    // A warning is told on a later turn.
    await new Promise(setImmediate)
    expect(warned).toEqual([])
  } finally {
    process.off('warning', hear)
  }
}, 120_000)
