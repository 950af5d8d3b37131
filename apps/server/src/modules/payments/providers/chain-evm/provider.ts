import { evmNetworks } from '@fairhouse/contract/signer/evm-networks'
import type { Signer } from '#modules/signer'
import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import { type OpenedProvider, type ProviderNeeds, providerKind } from '../../provider-kind.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { needsSigner } from '../../needs-signer.ts'
import { openAddressBook } from './addresses.ts'
import { createChainEvm } from './chain-evm.ts'
import { concernsOf } from './concerns.ts'
import { fundHot } from './fund-hot.ts'
import type { Account, EvmNeeds, FollowNeeds } from './needs.ts'
import { createNode } from './node.ts'
import { type NotOpen, openChain } from './open-chain.ts'
import { createShortages } from './shortages.ts'
import { abandonOtherChains } from './store/abandon-other-chains.ts'
import { prove } from './statement/prove.ts'
import { readStatement } from './statement/read-statement.ts'
import { createWatch } from './watch.ts'

const rpcSentence =
  'CHAIN_ETHEREUM_RPC must be the address of an Ethereum node such as http://127.0.0.1:8545.'

/** Ethereum and the dollar tokens on it: a node that the operator set up, or the test chain beside a demo. */
export const kind = providerKind({
  settings: {
    CHAIN_ETHEREUM_RPC: z
      .string()
      .refine((value) => URL.canParse(value) && /^https?:/.test(value), rpcSentence)
      .optional(),
  },
  open: async (needs, { CHAIN_ETHEREUM_RPC: rpc }) => {
    const { signer, sandbox } = needs
    if (!signer) {
      if (rpc !== undefined) throw new StartFault([needsSigner('CHAIN_ETHEREUM_RPC')])
      return []
    }
    if (rpc !== undefined) return [openEthereum(needs, signer, async () => ({ url: rpc }))]
    if (!sandbox) return []
    const where = async () => {
      const reached = await sandbox.reach()
      const headers = { authorization: `Bearer ${sandbox.key}` }
      return reached === null ? null : { url: `${reached}/chains/ethereum/rpc`, headers }
    }
    return [openEthereum(needs, signer, where)]
  },
})

const id = 'chain-ethereum'
/** Longest that a node may take for one answer. */
const patienceMs = 8_000

function openEthereum(
  needs: ProviderNeeds,
  signer: Signer,
  where: Parameters<typeof createNode>[0],
): OpenedProvider {
  const { database, clock, log, sandbox } = needs
  let account: Account | null = null
  const evm: EvmNeeds = {
    id,
    sandbox: sandbox !== null,
    database,
    clock,
    log,
    holder: needs.node,
    node: createNode(where, patienceMs),
    account: async () => (account ??= await accountOf(needs, signer)),
    sign: signer.sign,
    tell: (question) => needs.heard(id, question),
    shortages: createShortages(clock.now),
    lookEveryMs: sandbox ? 1_000 : 3_000,
    stuckAfterMs: 180_000,
  }
  const open = sandbox ? openTestChain(evm, sandbox) : () => openChain(evm)
  const watch = createWatch(evm, open)
  const provider = createChainEvm(evm, open)
  return {
    provider,
    statement: (from, to) => readStatement(evm, open, { from, to }),
    proof: (question) => prove(open, provider.status, question),
    // A demo on a machine without the test node offers none of its coins, once that is known.
    away: () => (sandbox && watch.lastLook()?.saw === 'silent' ? 'notRunning' : null),
    start: async () => watch.start(),
    stop: watch.stop,
    concerns: () => concernsOf(evm, watch.lastLook()),
  }
}

async function accountOf({ log, sandbox }: ProviderNeeds, signer: Signer): Promise<Account | null> {
  const found = (await signer.accounts())?.find(({ chain }) => chain === 'ethereum')
  if (!found) return null
  // Coins that are worth nothing must never be credited as money, nor the other way round.
  if ((found.network === 'main') === (sandbox !== null)) {
    log.error({ provider: id, network: found.network }, 'the signer is of another network')
    return null
  }
  const { chainId, tokens } = evmNetworks[found.network]
  return { chain: { id, chainId, tokens }, addresses: openAddressBook(found.xpub) }
}

/** A test chain may begin anew; on each that is met the hot address is filled once. */
function openTestChain(needs: EvmNeeds, sandbox: Sandbox): () => Promise<FollowNeeds | NotOpen> {
  let met: string | null = null
  return async () => {
    const opened = await openChain(needs)
    if (opened === 'silent' || opened === 'foreign' || opened.key === met) return opened
    await abandonOtherChains(needs.database, id, opened.key)
    await fundHot(opened, sandbox)
    met = opened.key
    return opened
  }
}
