import { existsSync } from 'node:fs'
import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import type { Signer } from '#modules/signer'
import type { OpenedProvider, ProviderNeeds } from '../../provider-kind.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { begunChain } from './begin-chain.ts'
import type { Coin } from './coins.ts'
import { createUtxoProvider } from './create-provider.ts'
import { createAskNode, type NodePlace } from './node/ask-node.ts'
import { createChainNode } from './node/chain-node.ts'
import { createScanner, type Standing } from './scanner.ts'
import { createScriptBook } from './script-book.ts'
import { payoutConcerns } from './store/payout-concerns.ts'
import { prove } from './statement/prove.ts'
import { readStatement } from './statement/read-statement.ts'
import { createFaucet } from './want-coins.ts'

/** A node that the operator set up, or the sandbox's. */
export type NodeSource =
  | { readonly type: 'set'; readonly url: string; readonly network: ChainNetwork }
  | { readonly type: 'sandbox'; readonly sandbox: Sandbox }

/** How often and how long is asked; a test is more impatient. */
export interface Paces {
  readonly busyMs: number
  readonly idleMs: number
  readonly nodeMs: number
}

/** A sandbox's node is started by the first question. */
const sandboxStartMs = 30_000

const usualPaces: Paces = { busyMs: 1_500, idleMs: 10_000, nodeMs: 15_000 }

export interface CoinNeeds
  extends Pick<ProviderNeeds, 'database' | 'clock' | 'log' | 'node' | 'heard'> {
  readonly signer: Signer
  readonly source: NodeSource
  readonly paces?: Paces
}

/** Opens a coin: its scanner, and the port over what that wrote down. */
export function openCoin(needs: CoinNeeds, coin: Coin): OpenedProvider {
  const { database, clock, log, signer, source, paces = usualPaces } = needs
  const network = source.type === 'set' ? source.network : 'regtest'
  const form = utxoNetworks[coin.chain][network]
  const timeMs = source.type === 'sandbox' ? sandboxStartMs : paces.nodeMs
  const ask = createAskNode({ place: () => placeOf(source, coin), timeMs })
  const node = createChainNode(coin, ask)
  const book = createScriptBook(coin.provider)
  const faucet = createFaucet(source.type === 'sandbox' ? source.sandbox : null, coin, log)
  const begin = () => begunChain({ database, log, coin, network, form, node, signer })
  const scanner = createScanner({
    database,
    clock,
    log,
    coin,
    node,
    book,
    signer,
    holder: needs.node,
    heard: needs.heard,
    wantCoins: faucet.wantCoins,
    busyMs: paces.busyMs,
    // A sandbox's node is started by being asked: it is left alone while nobody pays.
    idleMs: source.type === 'sandbox' ? null : paces.idleMs,
  })
  const provider = createUtxoProvider({
    database,
    coin,
    network,
    form,
    begin,
    wake: scanner.wake,
  })
  const reading = { database, coin, node, form, log }
  return {
    provider,
    statement: (from, to) => readStatement(reading, from, to),
    proof: (question) => prove(reading, provider.status, question),
    away: () => (isThere(source, coin) ? null : 'notInstalled'),
    start: async () => {
      for (const sentence of lackSentences(source, coin)) log.warn(sentence)
      scanner.start()
    },
    stop: scanner.stop,
    concerns: async () => {
      const standing = standingSentence(coin, scanner.standing())
      const payouts = await payoutConcerns(database, coin.provider)
      const payoutsTold = payoutSentences(coin, payouts)
      return [...lackSentences(source, coin), ...standing, ...payoutsTold, ...faucet.concerns()]
    },
  }
}

const isThere = (source: NodeSource, { sandbox: { program } }: Coin): boolean =>
  source.type === 'set' || program === null || existsSync(program)

/** What was asked for by a setting and is not played: nobody would know why the method is missing. */
function lackSentences(source: NodeSource, coin: Coin): string[] {
  const { onDemand } = coin.sandbox
  if (onDemand === null || isThere(source, coin)) return []
  return [
    `${coin.provider}: ${onDemand.setting} asks for it, but its node is not installed, so the method is not offered: ${onDemand.broughtBy}.`,
  ]
}

async function placeOf(source: NodeSource, { chain }: Coin): Promise<NodePlace | null> {
  if (source.type === 'sandbox') {
    const url = await source.sandbox.reach()
    return url === null
      ? null
      : { url: `${url}/chains/${chain}/rpc`, authorization: `Bearer ${source.sandbox.key}` }
  }
  const url = new URL(source.url)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = username === '' ? null : `Basic ${Buffer.from(words).toString('base64')}`
  return { url: url.href, authorization }
}

function standingSentence({ provider }: Coin, standing: Standing | null): string[] {
  switch (standing) {
    case 'silent':
      return [`${provider}: the node gives no answer; payments are neither seen nor sent.`]
    case 'behind':
      return [
        `${provider}: the node has fewer blocks than were read before; it is waited for, and nothing is sent.`,
      ]
    case 'forked':
      return [
        `${provider}: the node's chain is not the one that was read; nothing is believed or sent until somebody has looked.`,
      ]
    case 'level':
    case null:
      return []
  }
}

function payoutSentences(
  { provider }: Coin,
  facts: Awaited<ReturnType<typeof payoutConcerns>>,
): string[] {
  const minutes = facts.oldest_minutes ?? 0
  return [
    ...(minutes >= 10
      ? [`${provider}: ${facts.waiting} payouts wait, the oldest for ${Math.round(minutes)} min.`]
      : []),
    ...(facts.refused ?? []).map((why) => `${provider}: the signer refuses payouts (${why}).`),
    ...(facts.stuck > 0n
      ? [`${provider}: ${facts.stuck} transactions of payouts are in no block for two hours.`]
      : []),
  ]
}
