import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import { needsSigner } from '../../needs-signer.ts'
import { providerKind, type ProviderNeeds } from '../../provider-kind.ts'
import { type Coin, coins } from './coins.ts'
import { chainNetworks } from './network.ts'
import { type NodeSource, openCoin } from './open-coin.ts'

const node = (name: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:/.test(value),
      `${name} must be the address of a node such as http://user:password@127.0.0.1:9332/.`,
    )
    .optional()

const network = (name: string) =>
  z.enum(chainNetworks, `${name} must be main, test or regtest.`).optional()

/** Bitcoin, Litecoin and Bitcoin Cash on nodes of the operator's own, or on the sandbox's test chains. */
export const kind = providerKind({
  settings: {
    CHAIN_BITCOIN_RPC: node('CHAIN_BITCOIN_RPC'),
    CHAIN_BITCOIN_NETWORK: network('CHAIN_BITCOIN_NETWORK'),
    CHAIN_LITECOIN_RPC: node('CHAIN_LITECOIN_RPC'),
    CHAIN_LITECOIN_NETWORK: network('CHAIN_LITECOIN_NETWORK'),
    CHAIN_BITCOIN_CASH_RPC: node('CHAIN_BITCOIN_CASH_RPC'),
    CHAIN_BITCOIN_CASH_NETWORK: network('CHAIN_BITCOIN_CASH_NETWORK'),
  },
  halves: (set) => [
    ...half('BITCOIN', set.CHAIN_BITCOIN_RPC, set.CHAIN_BITCOIN_NETWORK),
    ...half('LITECOIN', set.CHAIN_LITECOIN_RPC, set.CHAIN_LITECOIN_NETWORK),
    ...half('BITCOIN_CASH', set.CHAIN_BITCOIN_CASH_RPC, set.CHAIN_BITCOIN_CASH_NETWORK),
  ],
  open: async (needs, set) => {
    const { signer } = needs
    if (!signer) {
      mustHaveNoNode(set)
      return []
    }
    const told = {
      bitcoin: { url: set.CHAIN_BITCOIN_RPC, network: set.CHAIN_BITCOIN_NETWORK },
      litecoin: { url: set.CHAIN_LITECOIN_RPC, network: set.CHAIN_LITECOIN_NETWORK },
      'bitcoin-cash': {
        url: set.CHAIN_BITCOIN_CASH_RPC,
        network: set.CHAIN_BITCOIN_CASH_NETWORK,
      },
    }
    return coins.flatMap((coin) => {
      const { url, network: chosen } = told[coin.chain]
      const source = sourceOf(needs, coin, url, chosen)
      return source ? [openCoin({ ...needs, signer, source }, coin)] : []
    })
  },
})

const rpcSettings = ['CHAIN_BITCOIN_RPC', 'CHAIN_LITECOIN_RPC', 'CHAIN_BITCOIN_CASH_RPC']

/** @throws StartFault for a node without a signer: it would be followed by nobody, and nobody would be told. */
function mustHaveNoNode(set: Readonly<Record<string, string | undefined>>): void {
  const nodes = rpcSettings.filter((name) => set[name])
  if (nodes.length > 0) throw new StartFault(nodes.map(needsSigner))
}

const half = (name: string, url: string | undefined, chosen: string | undefined): string[] =>
  (url === undefined) === (chosen === undefined)
    ? []
    : [`CHAIN_${name}_RPC and CHAIN_${name}_NETWORK belong together.`]

function sourceOf(
  { sandbox }: ProviderNeeds,
  coin: Coin,
  url: string | undefined,
  chosen: (typeof chainNetworks)[number] | undefined,
): NodeSource | null {
  if (url !== undefined && chosen !== undefined) return { type: 'set', url, network: chosen }
  const isPlayed =
    coin.sandbox.onDemand === null || sandbox?.chainsOnDemand.includes(coin.chain) === true
  return sandbox && isPlayed ? { type: 'sandbox', sandbox } : null
}
