import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { once } from 'node:events'
import { kill } from 'node:process'
import { afterEach, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import type { SandboxSettings } from '#platform/payment-settings'
import { openSandbox } from './open-sandbox.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** A port that is free now, and one that somebody has. */
async function listening(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  return { port: place.port, close: () => new Promise((resolve) => server.close(resolve)) }
}

async function openAt(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-sandbox-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const settings: SandboxSettings = {
    type: 'child',
    port,
    host: '127.0.0.1',
    houseUrl: 'http://127.0.0.1:9',
    folder,
  }
  const lines: string[] = []
  const into = new PassThrough()
  into.on('data', (part: Buffer) => lines.push(part.toString()))
  const log = createLog('info', into)
  const sandbox = openSandbox({ settings, chainsOnDemand: [], seedKey: Buffer.alloc(32, 3), log })
  undo.push(sandbox.stop)
  return { sandbox, logged: () => lines.join('') }
}

const answers = async (url: string | null): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    // Nobody listens.
    return false
  }
}

it('starts when it is first needed, dies and is there again at the same port, and ends with the house', async () => {
  const { port, close } = await listening()
  await close()
  const { sandbox, logged } = await openAt(port)
  expect(sandbox.isRunning()).toBe(false)
  const [url, same] = await Promise.all([sandbox.reach(), sandbox.reach()])
  expect([url, same]).toEqual([`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`])
  expect(sandbox.pageAt('/pay/x', 'http://192.168.1.20:3000/en/cashier')).toBe(
    `http://192.168.1.20:${port}/pay/x`,
  )
  const died = await fetch(`${url}/healthz`, { method: 'GET' })
  expect(died.ok).toBe(true)
  kill(Number(/"childPid":(\d+)/.exec(logged())?.[1]), 'SIGKILL')
  await expect.poll(() => logged()).toContain('ended')
  await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(true)
  await sandbox.stop()
  expect(await answers(url)).toBe(false)
  expect(await sandbox.reach()).toBeNull()
})

it('takes another port when somebody has the one it wants', async () => {
  const { port, close } = await listening()
  undo.push(close)
  const { sandbox } = await openAt(port)
  const url = await sandbox.reach()
  expect(url).not.toBe(`http://127.0.0.1:${port}`)
  expect(await answers(url)).toBe(true)
})
