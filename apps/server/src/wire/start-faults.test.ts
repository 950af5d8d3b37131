import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cloneDatabase } from '../platform/test-database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts the server as an operator does, and waits for its end. */
async function run(env: Record<string, string>) {
  const scratch = join(inject('scratchFolder'), `start-faults-${process.pid}`)
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: scratch,
      PORT: '4848',
      OPERATOR_PORT: '4849',
      ...env,
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: said.trim() }
}

let taken: Server
let takenPort = 0
beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  takenPort = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => void taken.close())

describe('a start that cannot succeed says why in one sentence and fails', () => {
  it('when a setting is wrong', async () => {
    expect(await run({ PORT: 'many' })).toEqual({
      code: 1,
      said: 'PORT must be a port number from 1 to 65535.',
    })
  })

  it('when its signer was never heard of and does not answer', async () => {
    const test = await cloneDatabase()
    const { code, said } = await run({
      DATABASE_URL: test.connectionString,
      SIGNER_PLACE: '127.0.0.1:1',
      SIGNER_KEY: '07'.repeat(32),
    })
    await test.drop()
    expect(said).toBe(
      'The signer does not answer, and this house has never heard its key for seeds: start it first (SIGNER_PLACE).',
    )
    expect(code).toBe(1)
  })

  it('when a port is taken', async () => {
    expect(await run({ PORT: String(takenPort), HOST: '127.0.0.1' })).toEqual({
      code: 1,
      said: `Port ${takenPort} is already in use; stop what uses it, or set PORT.`,
    })
  })

  it('when nothing answers at the database, without telling its password', async () => {
    const { code, said } = await run({ DATABASE_URL: 'postgres://house:s3cret@127.0.0.1:1/house' })
    expect(code).toBe(1)
    expect(said).toBe('The database at 127.0.0.1:1/house cannot be used: nothing answers there.')
  })

  it('when the database refuses the password', async () => {
    const url = new URL(inject('testDatabase').connectionString)
    url.password = 'wrong'
    const { code, said } = await run({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(said).toMatch(
      /^The database at \S+ cannot be used: it does not accept the user and password of DATABASE_URL\.$/,
    )
  })

  it('when the database does not exist', async () => {
    const url = new URL(inject('testDatabase').connectionString)
    url.pathname = '/no_such_database'
    const { code, said } = await run({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(said).toMatch(/no_such_database cannot be used: there is no such database\.$/)
  })

  it('when it is no demo and the database may forget what it has answered', async () => {
    const { connectionString, drop } = await cloneDatabase({ forgetful: true })
    const { code, said } = await run({ NODE_ENV: 'production', DATABASE_URL: connectionString })
    await drop()
    expect(code).toBe(1)
    expect(said).toContain('The database runs with synchronous_commit off: bets that were answered')
  })

  it('when the data folder cannot be written', async () => {
    const file = join(inject('scratchFolder'), `a-file-${process.pid}`)
    writeFileSync(file, '')
    const { code, said } = await run({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(
      /^The data folder \S+ cannot be written \(ENOTDIR\); set DATA_DIR to a folder that can\.$/,
    )
  })
})
