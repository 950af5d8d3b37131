import { existsSync } from 'node:fs'
import type { MoneroNetwork } from '@fairhouse/contract/signer/monero-address'
import type { Signer } from '#modules/signer'
import type { OpenedProvider, ProviderNeeds } from '../../provider-kind.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { createAskMonero, type MoneroPlace } from './ask-monero.ts'
import { createMoneroProvider } from './create-provider.ts'
import type { Standing } from './follow-chain.ts'
import { createMoneroNode } from './monero-node.ts'
import { createMoneroWallet } from './monero-wallet.ts'
import { createScanner } from './scanner.ts'
import { prove } from './statement/prove.ts'
import { readStatement } from './statement/read-statement.ts'
import { beginChain } from './store/begin-chain.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { payoutConcerns } from './store/payout-concerns.ts'
import { terms } from './terms.ts'
import { createFaucet } from './want-coins.ts'

/** Node and wallet that the operator set up, or the sandbox's. */
export type MoneroSource =
  | {
      readonly type: 'set'
      readonly node: string
      readonly wallet: string
      readonly network: MoneroNetwork
    }
  | { readonly type: 'sandbox'; readonly sandbox: Sandbox }

/** How often and how long is asked; a test is more impatient. */
export interface Paces {
  readonly busyMs: number
  readonly idleMs: number
  readonly timeMs: number
}

const usualPaces: Paces = { busyMs: 2_000, idleMs: 15_000, timeMs: 60_000 }

export interface MoneroNeeds
  extends Pick<ProviderNeeds, 'database' | 'clock' | 'log' | 'node' | 'heard'> {
  readonly signer: Signer
  readonly source: MoneroSource
  readonly paces?: Paces
}

const { provider } = terms
/** What a sandbox starts. */
const program = '/usr/bin/monero-wallet-rpc'

/** Opens Monero: its scanner, and the port over what that wrote down. */
export function openMonero(needs: MoneroNeeds): OpenedProvider {
  const { database, clock, log, signer, source, paces = usualPaces } = needs
  const network = source.type === 'set' ? source.network : 'regtest'
  const sandbox = source.type === 'sandbox' ? source.sandbox : null
  const askAt = (door: 'node' | 'wallet') =>
    createAskMonero({ place: () => placeOf(source, door), timeMs: paces.timeMs })
  const node = createMoneroNode(askAt('node'))
  const wallet = createMoneroWallet(askAt('wallet'))

  const openWallet = async (row: ChainRow): Promise<boolean> => {
    const view = await signer.moneroView()
    if (view?.address !== row.address || view.network !== network) return false
    await wallet.ready(view, row.anchor_height, row.addresses)
    return true
  }
  const begin = async (): Promise<ChainRow | null> => {
    const known = await chainRow(database, provider)
    if (known) return known
    const view = await signer.moneroView()
    if (view?.network !== network) return null
    const tip = await node.tip()
    await beginChain(database, provider, { network, address: view.address, ...tip })
    return (await chainRow(database, provider)) ?? null
  }
  const home = async () => (await chainRow(database, provider))?.address ?? null
  const faucet = createFaucet(sandbox, home, log)
  const scanner = createScanner({
    database,
    clock,
    log,
    signer,
    node,
    wallet,
    openWallet,
    wantCoins: faucet.wantCoins,
    holder: needs.node,
    heard: needs.heard,
    busyMs: paces.busyMs,
    // A sandbox's node is started by being asked: it is left alone while nobody pays.
    idleMs: sandbox ? null : paces.idleMs,
  })
  const port = createMoneroProvider({
    database,
    network,
    wallet,
    begin,
    openWallet,
    wake: scanner.wake,
  })
  const isInstalled = () => source.type === 'set' || existsSync(program)
  const reading = { database, node, wallet, log, openWallet }
  return {
    provider: port,
    statement: (from, to) => readStatement(reading, from, to),
    proof: (question) => prove(reading, port.status, question),
    away: () => (isInstalled() ? null : 'notInstalled'),
    start: async () => scanner.start(),
    stop: scanner.stop,
    concerns: async () => [
      ...(isInstalled()
        ? []
        : [`${provider}: ${program} is not on this machine; the method is not offered.`]),
      ...standingSentence(scanner.standing()),
      ...payoutSentences(await payoutConcerns(database, provider)),
      ...faucet.concerns(),
    ],
  }
}

async function placeOf(source: MoneroSource, door: 'node' | 'wallet'): Promise<MoneroPlace | null> {
  if (source.type === 'set') return { url: source[door].replace(/\/$/, ''), authorization: null }
  const url = await source.sandbox.reach()
  return url === null
    ? null
    : {
        url: `${url}/chains/monero/doors/${door}`,
        authorization: `Bearer ${source.sandbox.key}`,
      }
}

function standingSentence(standing: Standing | null): string[] {
  switch (standing) {
    case 'silent':
      return [
        `${provider}: node, wallet or signer gives no answer; payments are neither seen nor sent.`,
      ]
    case 'behind':
      return [`${provider}: the node has fewer blocks than were read before; it is waited for.`]
    case 'forked':
      return [
        `${provider}: the node's chain is not the one that was read; nothing is believed or sent until somebody has looked.`,
      ]
    case 'moving':
    case 'level':
    case null:
      return []
  }
}

function payoutSentences(facts: Awaited<ReturnType<typeof payoutConcerns>>): string[] {
  const minutes = facts.oldest_minutes ?? 0
  return [
    ...(minutes >= 30
      ? [`${provider}: ${facts.waiting} payouts wait, the oldest for ${Math.round(minutes)} min.`]
      : []),
    ...(facts.refused ?? []).map((why) => `${provider}: the signer refuses payouts (${why}).`),
    ...(facts.stuck > 0n
      ? [`${provider}: ${facts.stuck} transactions of payouts are in no block for two hours.`]
      : []),
  ]
}
