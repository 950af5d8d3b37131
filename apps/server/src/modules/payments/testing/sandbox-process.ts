import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { SentNotice } from './provider-driver.ts'

const program = fileURLToPath(new URL('../../../../../sandbox-payments/main.ts', import.meta.url))
const readyMessage = z.object({ ready: z.object({ port: z.int() }) })

/** A sandbox of its own, whose notices come to the test. */
export interface SandboxProcess {
  readonly url: string
  readonly key: string
  /** Notices for a provider so far, oldest first. */
  readonly noticesFor: (provider: string) => readonly SentNotice[]
  /** What a part has written down: `card`. */
  readonly kept: (part: string) => Promise<unknown>
  /** Ends it and starts it again on what it had written down. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startSandbox(): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-sandbox-'))
  const key = randomBytes(32).toString('hex')
  const house = await listenForNotices()
  let running = await launch({ key, folder, house: house.url, port: 0 })
  const { port } = running
  return {
    key,
    url: `http://127.0.0.1:${port}`,
    noticesFor: (provider) =>
      house.received.filter(({ to }) => to === provider).map(({ notice }) => notice),
    kept: async (part) => JSON.parse(await readFile(join(folder, `${part}.json`), 'utf8')),
    restart: async () => {
      await running.end()
      running = await launch({ key, folder, house: house.url, port })
    },
    stop: async () => {
      await running.end()
      await house.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(given: {
  readonly key: string
  readonly folder: string
  readonly house: string
  readonly port: number
}) {
  const child = fork(program, {
    execArgv: [],
    silent: true,
    env: {
      SANDBOX_PAYMENTS_HOST: '127.0.0.1',
      SANDBOX_PAYMENTS_PORT: String(given.port),
      SANDBOX_PAYMENTS_KEY: given.key,
      SANDBOX_PAYMENTS_HOUSE: given.house,
      SANDBOX_PAYMENTS_FOLDER: given.folder,
      SANDBOX_PAYMENTS_STEP_MS: '100',
    },
  })
  const words: string[] = []
  child.stderr?.on('data', (part: Buffer) => words.push(part.toString()))
  const said: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`the sandbox did not start: ${words.join('')}`)
    }),
  ])
  return {
    port: readyMessage.parse(said[0]).ready.port,
    end: async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Stands in for the house: takes every notice and keeps it. */
async function listenForNotices() {
  const received: { readonly to: string; readonly notice: SentNotice }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
      const to = (request.url ?? '').split('/').at(-1) ?? ''
      received.push({ to, notice: { raw: Buffer.concat(parts), headers } })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the listener has no port')
  return {
    received,
    url: `http://127.0.0.1:${place.port}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
