import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import { providerKind } from '../../provider-kind.ts'
import { needsSigner } from '../../needs-signer.ts'
import { type MoneroSource, openMonero } from './open-monero.ts'

const place = (name: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:\/\/[^@]+$/.test(value),
      `${name} must be an address without a login such as http://127.0.0.1:18081.`,
    )
    .optional()

/** Monero on a node and a wallet that only sees, both the operator's own, or on the sandbox's test chain. */
export const kind = providerKind({
  settings: {
    CHAIN_MONERO_RPC: place('CHAIN_MONERO_RPC'),
    CHAIN_MONERO_WALLET: place('CHAIN_MONERO_WALLET'),
    CHAIN_MONERO_NETWORK: z
      .enum(['main', 'test', 'regtest'], 'CHAIN_MONERO_NETWORK must be main, test or regtest.')
      .optional(),
  },
  halves: (set) => {
    const given = [set.CHAIN_MONERO_RPC, set.CHAIN_MONERO_WALLET, set.CHAIN_MONERO_NETWORK]
    const some = given.filter((one) => one !== undefined).length
    return some === 0 || some === given.length
      ? []
      : ['CHAIN_MONERO_RPC, CHAIN_MONERO_WALLET and CHAIN_MONERO_NETWORK belong together.']
  },
  open: async (needs, set) => {
    const { signer, sandbox } = needs
    const {
      CHAIN_MONERO_RPC: node,
      CHAIN_MONERO_WALLET: wallet,
      CHAIN_MONERO_NETWORK: network,
    } = set
    const isSet = node !== undefined && wallet !== undefined && network !== undefined
    if (isSet && !signer) throw new StartFault([needsSigner('CHAIN_MONERO_RPC')])
    const isPlayed = sandbox?.chainsOnDemand.includes('monero') === true
    const source: MoneroSource | null = isSet
      ? { type: 'set', node, wallet, network }
      : sandbox && isPlayed
        ? { type: 'sandbox', sandbox }
        : null
    return source && signer ? [openMonero({ ...needs, signer, source })] : []
  },
})
