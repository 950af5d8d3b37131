import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cardStatement } from '@fairhouse/contract/sandbox/card'
import type { z } from 'zod'
import { z as schema } from 'zod'
import { type OwnProcess, ownProcess } from './own-process.ts'

/** The world outside of the house in a drill: acquirer and nodes of chains in one process, the signer in another. */
export interface Outside {
  readonly sandbox: OwnProcess
  readonly signer: OwnProcess
  /** What the house is told of them. */
  readonly environment: () => Readonly<Record<string, string>>
  /** Asks the sandbox. @throws Error for anything but a yes. */
  readonly ask: (path: string, body?: object) => Promise<unknown>
  /** Asks the node of a chain something that changes nothing, until it answers: one that was killed is started again by that. */
  readonly askNode: (chain: string, method: string, ...params: unknown[]) => Promise<unknown>
  readonly chains: () => Promise<readonly string[]>
  /** SIGKILL for the node of a chain. @returns false when none runs. */
  readonly killNode: (chain: string) => boolean
  /** All that the acquirer ever did. */
  readonly cards: () => Promise<z.infer<typeof cardStatement>>
  readonly close: () => Promise<void>
}

const programOf = (app: string): string =>
  fileURLToPath(new URL(`../../../../${app}/main.ts`, import.meta.url))
const key = '5a'.repeat(32)
const chainList = schema.object({ chains: schema.array(schema.object({ name: schema.string() })) })
const nodeAnswer = schema.object({ result: schema.unknown(), error: schema.unknown() })

/** @param place.folder where all of it is kept; @param place.houseUrl where notices go. */
export function openOutside({
  folder,
  houseUrl,
}: {
  readonly folder: string
  readonly houseUrl: string
}): Outside {
  const kept = join(folder, 'outside')
  const sandbox = ownProcess({
    program: programOf('sandbox-payments'),
    environment: (port) => ({
      SANDBOX_PAYMENTS_HOST: '127.0.0.1',
      SANDBOX_PAYMENTS_PORT: String(port),
      SANDBOX_PAYMENTS_KEY: key,
      SANDBOX_PAYMENTS_HOUSE: houseUrl,
      SANDBOX_PAYMENTS_FOLDER: kept,
      SANDBOX_PAYMENTS_STEP_MS: '100',
    }),
  })
  const signer = ownProcess({
    program: programOf('signer'),
    environment: (port) => ({
      SIGNER_DATA_DIR: join(folder, 'signer'),
      SIGNER_KEY: key,
      SIGNER_NETWORK: 'regtest',
      SIGNER_LISTEN: String(port),
    }),
  })
  const ask: Outside['ask'] = async (path, body) => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.port()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  return {
    sandbox,
    signer,
    environment: () => ({
      PAYMENTS_SANDBOX_URL: `http://127.0.0.1:${sandbox.port()}`,
      PAYMENTS_SANDBOX_KEY: key,
      SIGNER_PLACE: `127.0.0.1:${signer.port()}`,
      SIGNER_KEY: key,
    }),
    ask,
    askNode: async (chain, method, ...params) => {
      const asked = { jsonrpc: '2.0', id: 1, method, params }
      const answer = await untilAnswered(() => ask(`/chains/${chain}/rpc`, asked))
      const told = nodeAnswer.partial().parse(answer)
      if (told.error) throw new Error(`${method}: ${JSON.stringify(told.error)}`)
      return told.result
    },
    chains: async () => chainList.parse(await ask('/chains')).chains.map(({ name }) => name),
    killNode: (chain) => killAll(join(kept, 'chains', chain)),
    cards: async () =>
      cardStatement.parse(await ask(`/card/statement?from=0&to=${Number.MAX_SAFE_INTEGER}`)),
    close: async () => {
      await signer.kill()
      await sandbox.kill()
    },
  }
}

const patienceMs = 60_000
const askAgainMs = 300

async function untilAnswered(ask: () => Promise<unknown>): Promise<unknown> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await ask()
    } catch (fault) {
      if (performance.now() > giveUpAt) throw fault
      await sleep(askAgainMs)
    }
  }
}

/** Ends every process that has a folder among its words, this one's own family alone has it there. */
function killAll(folder: string): boolean {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && wordsOf(name, folder))
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
  return pids.length > 0
}

function wordsOf(pid: string, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    // It ended while we were looking.
    return false
  }
}
