import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { createLog } from '#platform/log'
import { cloneDatabase } from '#platform/test-database'
import { Writable } from 'node:stream'
import type { MailNeeds } from '../needs.ts'

/** A database of its own, and what mail needs, for tests to change. */
export interface PostOffice {
  readonly database: Database
  readonly needs: MailNeeds
  /** Addresses that were said not to exist. */
  readonly refused: string[]
  readonly logged: () => string
  readonly stop: () => Promise<void>
}

/** Nobody takes letters away unless the test says who does. */
export async function openPostOffice(): Promise<PostOffice> {
  const { connectionString, drop } = await cloneDatabase()
  const database = openDatabase({ connectionString, poolSize: 8, onFault: () => undefined })
  const refused: string[] = []
  const lines: string[] = []
  const into = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return {
    database,
    refused,
    logged: () => lines.join(''),
    needs: {
      database,
      clock: systemClock,
      log: createLog('trace', into),
      sealKey: Buffer.alloc(32, 1),
      writing: { brand: 'Fairhouse Casino', origin: 'https://casino.test' },
      carrier: null,
      captures: false,
      addressRefused: async (email) => void refused.push(email),
      retryAfterMs: () => 0,
    },
    stop: async () => {
      await database.end()
      await drop()
    },
  }
}
