import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { middleOf, rangeOf } from '../middle.ts'
import { serverMicros } from '../money/processor-time.ts'
import { demo, freePort, startServer } from '../wire/server-process.ts'
import { startNginx } from './nginx.ts'
import type { Look, Looked } from './page-crowd.ts'

const connections = 256
const repeats = 3
const seconds = 6
const warmUpSeconds = 3

/** Pages of the house, from the one with most games to one of text. */
const pages = [
  ['home', '/en'],
  ['list of 48 games', '/en/games'],
  ['a game’s information', '/en/games/castle-of-horror'],
  ['written page', '/en/responsible-gaming'],
] as const

interface Target {
  readonly name: string
  readonly port: number
  readonly path: string
  /** Whose processor time counts. */
  readonly pid: number
}

/** Processor time is microseconds a page; null where it cannot be known. */
interface Stretch extends Looked {
  readonly server: number | null
}

/**
 * Measures how many pages a second one process of the house renders for visitors at 256 connections, in turns with a bare page of the
 * same framework and with nginx sending one of these pages as a file.
 * @param nodeOptions arguments for the house's Node, such as those of a profiler.
 */
export async function benchWeb(
  nodeOptions: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-web-'))
  await chmod(folder, 0o755)
  const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    const postgres = await startPostgres({
      dataDir: join(folder, 'postgres'),
      log: () => undefined,
    })
    closing.push(() => postgres.stop())
    const place = { databaseUrl: postgres.connectionString, dataDir: join(folder, 'data') }
    const house = await startServer(place, nodeOptions, demo)
    closing.push(() => house.stop())
    const bare = forkOf(new URL('bare-process.ts', import.meta.url))
    closing.push(() => leave(bare))
    const crowd = forkOf(new URL('page-crowd-process.ts', import.meta.url))
    closing.push(() => leave(crowd))
    const nginx = await startNginx(
      join(folder, 'nginx'),
      await freePort(),
      await compressedPage(`${house.url}/en/games`),
    )
    if (nginx) closing.push(() => nginx.stop())
    else say('nginx is not installed: no file to compare with')
    const targets: Target[] = [
      ...pages.map(([name, path]) => ({ name, path, port: house.port, pid: house.pid })),
      {
        name: 'bare page, same framework',
        path: '/',
        port: await portOf(bare),
        pid: bare.pid ?? 0,
      },
      ...(nginx
        ? [{ name: 'that list as a file, nginx', path: '/page', port: nginx.port, pid: nginx.pid }]
        : []),
    ]
    await measure(crowd, targets, say)
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** In turns, so that a slow minute of the machine is everybody's. */
async function measure(
  crowd: ChildProcess,
  targets: readonly Target[],
  say: (line: string) => void,
): Promise<void> {
  const stretches = new Map<Target, Stretch[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < repeats; round++)
    for (const [target, done] of stretches) done.push(await measureStretch(crowd, target))
  say(`${connections} connections, ${repeats} × ${seconds} s each, in turns`)
  for (const [{ name }, done] of stretches) {
    const rates = done.map((one) => one.pages / one.seconds)
    const micros = middleOf(done.map(({ server }) => server ?? Number.NaN))
    say(
      `${name.padEnd(27)} ${middleOf(rates).toFixed(0).padStart(7)} pages/s [${rangeOf(rates, 0)}], ` +
        `p50 ${middleOf(done.map(({ p50 }) => p50)).toFixed(0)} ms, p99 ${middleOf(done.map(({ p99 }) => p99)).toFixed(0)} ms, ` +
        `${micros.toFixed(0)} µs of processor a page, ${done[0]?.bytes ?? 0} bytes`,
    )
  }
}

async function measureStretch(crowd: ChildProcess, { port, path, pid }: Target): Promise<Stretch> {
  const look: Look = { host: '127.0.0.1', port, path, connections, warmUpSeconds, seconds }
  let [before, after] = [serverMicros(pid), serverMicros(pid)]
  const looked = await new Promise<Looked>((resolve, reject) => {
    const hear = (told: { type: 'began' | 'ended' | 'looked'; looked?: Looked }): void => {
      if (told.type === 'began') before = serverMicros(pid)
      else if (told.type === 'ended') after = serverMicros(pid)
      if (!told.looked) return
      crowd.off('message', hear)
      crowd.off('exit', fail)
      resolve(told.looked)
    }
    const fail = (code: number | null): void => reject(new Error(`the crowd ended with ${code}`))
    crowd.on('message', hear)
    crowd.once('exit', fail)
    crowd.send(look)
  })
  const used = before === null || after === null ? null : after - before
  return { ...looked, server: used === null ? null : used / looked.pages }
}

const forkOf = (file: URL): ChildProcess =>
  fork(fileURLToPath(file), { env: { ...process.env, NODE_ENV: 'production' } })

async function leave(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

async function portOf(bare: ChildProcess): Promise<number> {
  const [told] = await once(bare, 'message')
  if (typeof told?.port !== 'number') throw new Error('the bare page has no port')
  return told.port
}

/** A page as a browser gets it over the wire. */
async function compressedPage(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    answer.toArray().then((parts) => resolve(Buffer.concat(parts)), reject)
  })
  asked.once('error', reject).end()
  return promise
}
