import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { findFreePort } from '../../embedded-postgres/free-port.ts'
import { listens } from './listens.ts'

/** A NATS server of a test's own, which the test may treat as roughly as the world does. */
export interface TestNats {
  readonly url: string
  /** Ends it without a word. */
  readonly kill: () => Promise<void>
  /** Starts it again at the same address. */
  readonly restart: () => Promise<void>
}

const usualPlaces = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server']

/** Path of a NATS server; undefined where there is none, and tests that need it are left out. `npm test` looks for one and says so. */
export const natsServer: string | undefined =
  process.env['NATS_SERVER'] === undefined
    ? usualPlaces.find((path) => existsSync(path))
    : process.env['NATS_SERVER'] || undefined

/** Starts a server on the loopback interface that wants a name and a password. */
export async function startNats(): Promise<TestNats> {
  const port = await findFreePort()
  let server = await launch(port)
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `nats://house:secret@127.0.0.1:${port}`,
    kill,
    restart: async () => {
      await kill()
      server = await launch(port)
    },
  }
}

async function launch(port: number): Promise<ChildProcess> {
  if (natsServer === undefined) throw new Error('there is no NATS server')
  const place = ['--addr', '127.0.0.1', '--port', String(port)]
  const server = spawn(natsServer, [...place, '--user', 'house', '--pass', 'secret'], {
    stdio: 'ignore',
  })
  process.once('exit', () => server.kill('SIGKILL'))
  await listens(port)
  return server
}
