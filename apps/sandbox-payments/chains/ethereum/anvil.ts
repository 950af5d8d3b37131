import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

export interface Anvil {
  /** Where its JSON-RPC listens, on loopback only. */
  readonly rpc: string
  readonly stop: () => Promise<void>
}

/** Longest that the node may take until it listens. */
const patienceMs = 20_000
const goodbyeMs = 5_000

/** Between two copies of the chain on disk, for a machine that stops without a word. */
const savedEverySeconds = 60

/**
 * Starts an Ethereum node for tests on a free port. It ends with this process, however that ends.
 * @param options.stateFile where the chain is kept for another start; without it, it is forgotten.
 * @throws where there is no node for this machine, or it does not come up.
 */
export async function startAnvil(options: { readonly stateFile?: string }): Promise<Anvil> {
  const { stateFile } = options
  const state =
    stateFile === undefined
      ? []
      : ['--state', stateFile, '--state-interval', `${savedEverySeconds}`]
  const child = spawn(
    anvilProgram(),
    [
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--no-cors',
      '--chain-id',
      String(testChainId),
      '--accounts',
      '1',
      '--balance',
      '1000000000',
      '--no-mining',
      ...state,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const guard = endsWithUs(child)
  const stop = async (): Promise<void> => {
    guard.kill('SIGKILL')
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // It writes its state down before it goes; one that hangs is not waited for.
    child.kill(stateFile === undefined ? 'SIGKILL' : 'SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), goodbyeMs)
    await ended
    clearTimeout(impatience)
  }
  try {
    return { rpc: await listeningAt(child), stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}

/** The chain's own number, which every signature names: one that no chain of value has. */
export const testChainId = 31_337

/** Whether this machine has the node. */
export function hasAnvil(): boolean {
  try {
    anvilProgram()
    return true
  } catch {
    return false
  }
}

const systems: Readonly<Record<string, string>> = {
  'linux x64': 'linux-amd64',
  'linux arm64': 'linux-arm64',
  'darwin x64': 'darwin-amd64',
  'darwin arm64': 'darwin-arm64',
}

/** The program itself: it lies in a package for this system, beside `@foundry-rs/anvil`, whose own script is not needed. */
function anvilProgram(): string {
  const system = systems[`${process.platform} ${process.arch}`]
  if (system === undefined) throw new Error(`no test node for ${process.platform} ${process.arch}`)
  const from = createRequire(
    createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'),
  )
  return from.resolve(`@foundry-rs/anvil-${system}/bin/anvil`)
}

async function listeningAt(child: ChildProcess): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('the test node was started without a voice')
  const failed = new Promise<never>((_, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the test node ended at once, with ${code}`)))
    AbortSignal.timeout(patienceMs).addEventListener('abort', () =>
      fail(new Error('the test node does not come up')),
    )
  })
  const said = async (): Promise<string> => {
    for await (const line of createInterface({ input: stdout })) {
      const port = /Listening on 127\.0\.0\.1:([0-9]+)/.exec(line)?.[1]
      if (port !== undefined) return `http://127.0.0.1:${port}`
    }
    throw new Error('the test node ended without a word')
  }
  const rpc = await Promise.race([said(), failed])
  // What it says afterwards is read and thrown away, or it would stop at a full pipe.
  stdout.resume()
  return rpc
}

/** A process that notices our end, even by kill -9, because its input closes, and takes the node with it. */
const endsWithUs = (child: ChildProcess): ChildProcess =>
  spawn('sh', ['-c', 'cat; kill "$0"', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
