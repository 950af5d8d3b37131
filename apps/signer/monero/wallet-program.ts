import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { digestLogin } from './digest-login.ts'

/** A wallet of Monero that runs beside the signer, behind a login that nobody else has. */
export interface WalletProgram {
  /** @throws WalletRefusal for a no of the wallet's; fetch's own fault for a silence. */
  readonly call: (method: string, params: object) => Promise<unknown>
  readonly isRunning: () => boolean
  readonly stop: () => void
}

export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: number

  constructor(method: string, code: number, message: string) {
    super(`${method}: ${message} (${code})`)
    this.code = code
  }
}

const program = 'monero-wallet-rpc'
const user = 'signer'
const path = '/json_rpc'
/** Wallets read the chain when they are opened, and a busy machine is slow. */
const upWithinMs = 180_000
const answerMs = 120_000

/** @param daemon `host:port` of the node. @throws Error when it does not come up. */
export async function startWalletProgram(folder: string, daemon: string): Promise<WalletProgram> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const password = randomBytes(24).toString('hex')
  const settings = join(folder, 'wallet.conf')
  // What stands among the words of a process can be read by everybody on the machine.
  writeFileSync(settings, `rpc-login=${user}:${password}\n`, { mode: 0o600 })
  const child = startChild([
    `--config-file=${settings}`,
    `--daemon-address=${daemon}`,
    '--trusted-daemon',
    `--wallet-dir=${folder}`,
    `--shared-ringdb-dir=${join(folder, 'rings')}`,
    `--log-file=${join(folder, 'wallet.log')}`,
    `--rpc-bind-port=${port}`,
    '--no-dns',
  ])
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const call = (method: string, params: object) => ask({ port, password, method, params })
  const until = performance.now() + upWithinMs
  while (!(await answers(call))) {
    if (!isRunning() || performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not come up`)
    }
    await wait(200)
  }
  return { call, isRunning, stop: () => child.kill('SIGTERM') }
}

function startChild(words: readonly string[]): ChildProcess {
  // One that outlives the signer would hold the wallet for ever; Linux can see to that.
  const guard = ['setpriv', '--pdeathsig=TERM', '--']
  const isGuarded =
    spawnSync('setpriv', ['--pdeathsig=TERM', 'true'], { stdio: 'ignore' }).status === 0
  const [command, ...rest] = [...(isGuarded ? guard : []), program, ...words]
  return spawn(command ?? program, rest, { stdio: 'ignore' }).on('error', (fault) => {
    process.stderr.write(`${fault.message}\n`)
  })
}

async function answers(call: WalletProgram['call']): Promise<boolean> {
  try {
    await call('get_version', {})
    return true
  } catch {
    // It is not there yet.
    return false
  }
}

async function ask(wish: {
  readonly port: number
  readonly password: string
  readonly method: string
  readonly params: object
}): Promise<unknown> {
  const { port, password, method, params } = wish
  const text = JSON.stringify({ jsonrpc: '2.0', id: '0', method, params })
  // A challenge holds for the connection on which it was told.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const { challenge } = await post({ agent, port, text, authorization: null })
    const authorization = digestLogin(challenge, { user, password, method: 'POST', path })
    const told: unknown = JSON.parse((await post({ agent, port, text, authorization })).body)
    if (typeof told !== 'object' || told === null) throw new Error(`${method}: no answer`)
    if ('error' in told)
      throw new WalletRefusal(method, numberIn(told.error), JSON.stringify(told.error))
    return 'result' in told ? told.result : null
  } finally {
    agent.destroy()
  }
}

async function post(wish: {
  readonly agent: Agent
  readonly port: number
  readonly text: string
  readonly authorization: string | null
}): Promise<{ challenge: string; body: string }> {
  const { agent, port, text, authorization } = wish
  const asking = request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(authorization !== null && { authorization }),
    },
    signal: AbortSignal.timeout(answerMs),
  })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject).end(text)
  })
  const parts: Buffer[] = []
  for await (const part of answer) if (part instanceof Buffer) parts.push(part)
  return {
    challenge: answer.headers['www-authenticate'] ?? '',
    body: Buffer.concat(parts).toString('utf8'),
  }
}

const numberIn = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  server.close()
  await once(server, 'close')
  if (place === null || typeof place === 'string') throw new Error('a port was asked for')
  return place.port
}
