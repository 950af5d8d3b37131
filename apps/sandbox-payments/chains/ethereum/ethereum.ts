import { join } from 'node:path'
import { z } from 'zod'
import type { TestChain, TestChainKind } from '../test-chain.ts'
import { hasAnvil, startAnvil, testChainId } from './anvil.ts'
import bytecode from './contracts/bytecode.json' with { type: 'json' }
import { type Ask, askAt } from './json-rpc.ts'
import { tokenCall } from './token-call.ts'

export interface EthereumChain extends TestChain {
  readonly chainId: number
  /** Contracts of the test tokens: the same at every start. */
  readonly tokens: { readonly USDT: string; readonly USDC: string }
  /** Any question to the node, for tests of what nobody asks otherwise. */
  readonly ask: Ask
  /** A transaction of the faucet's with data, without waiting for a block. @returns its hash. */
  call(to: string, data: string): Promise<string>
}

/** The test chain as a demo has it. */
export const ethereum: TestChainKind = {
  name: 'ethereum',
  assets: ['ETH', 'USDT', 'USDC'],
  isInstalled: hasAnvil,
  start: (folder) => startEthereum({ stateFile: join(folder, 'state.json') }),
}

/** What the faucet begins with of each token, in its smallest units. */
const supply = 10n ** 18n

/** Starts a chain with both test tokens on it. @param options as `startAnvil` has them. */
export async function startEthereum(
  options: { readonly stateFile?: string } = {},
): Promise<EthereumChain> {
  const anvil = await startAnvil(options)
  const ask = askAt(anvil.rpc)
  try {
    const faucet = accounts.parse(await ask('eth_accounts'))[0]
    const send = async (transaction: object): Promise<string> =>
      text.parse(await ask('eth_sendTransaction', { from: faucet, ...transaction }))
    const mine = async (blocks: number): Promise<void> => {
      await ask('anvil_mine', hex(blocks))
    }
    const nonce = async (): Promise<number> =>
      Number(text.parse(await ask('eth_getTransactionCount', faucet, 'latest')))
    if ((await nonce()) === 0) await makeTokens(faucet, send, mine)
    return {
      rpcUrl: anvil.rpc,
      chainId: testChainId,
      tokens,
      ask,
      address: () => Promise.resolve(faucet),
      call: (to, data) => send({ to, data }),
      pay: (asset, address, units) => {
        if (asset === 'ETH') return send({ to: address, value: hex(units) })
        if (asset !== 'USDT' && asset !== 'USDC')
          throw new Error(`there is no ${asset} on this chain`)
        const data = tokenCall('transfer(address,uint256)', address, units)
        return send({ to: tokens[asset], data })
      },
      height: async () => Number(text.parse(await ask('eth_blockNumber'))),
      mine,
      reorganise: async (depth) => {
        const before = await nonce()
        await ask('anvil_reorg', depth, [])
        for (let at = await nonce(); at < before; at++)
          await send({ to: faucet, value: '0x0', nonce: hex(at) })
        await mine(1)
      },
      stop: anvil.stop,
    }
  } catch (fault) {
    await anvil.stop()
    throw fault
  }
}

const accounts = z.tuple([z.string()]).rest(z.string())
const text = z.string()

const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** Contracts that the faucet makes by its first two transactions: an address follows from who made it, and when. */
const tokens = {
  USDT: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  USDC: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
} as const

async function makeTokens(
  faucet: string,
  send: (transaction: object) => Promise<string>,
  mine: (blocks: number) => Promise<void>,
): Promise<void> {
  await send({ data: bytecode.TestTether, nonce: '0x0' })
  await send({ data: bytecode.TestUsdCoin, nonce: '0x1' })
  await mine(1)
  const data = tokenCall('mint(address,uint256)', faucet, supply)
  for (const to of Object.values(tokens)) await send({ to, data })
  await mine(1)
}
