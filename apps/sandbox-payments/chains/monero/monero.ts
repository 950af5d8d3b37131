import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../free-port.ts'
import { startProgram } from '../program.ts'
import type { TestChain, TestChainKind } from '../test-chain.ts'
import { type JsonDoor, jsonDoor } from './json-door.ts'
import { openMoneroFaucet } from './monero-faucet.ts'

/** Debian's; they come together. */
const programs = { node: '/usr/bin/monerod', wallet: '/usr/bin/monero-wallet-rpc' } as const

/** A busy machine starts a wallet in minutes. */
const upWithinMs = 300_000

/**
 * monerod on a chain of its own, with a wallet for the faucet and one that the house may make its own, which sees and cannot spend.
 * @param nodePort whoever signs asks the node itself, so its place must be known before it runs.
 */
export const moneroAt = (nodePort: number): TestChainKind => ({
  name: 'monero',
  assets: ['XMR'],
  isInstalled: () => existsSync(programs.node) && existsSync(programs.wallet),
  start: (folder) => startMonero(folder, nodePort),
})

async function startMonero(folder: string, nodePort: number): Promise<TestChain> {
  const node = jsonDoor(nodePort)
  const running = await startNode(join(folder, 'node'), nodePort, node)
  const [faucetWallet, houseWallet] = await Promise.all([
    startWallet(join(folder, 'faucet'), nodePort),
    startWallet(join(folder, 'house'), nodePort),
  ])
  const stop = async (): Promise<void> => {
    await Promise.all([faucetWallet.stop(), houseWallet.stop()])
    await running.stop()
  }
  try {
    const faucet = await openMoneroFaucet(node, faucetWallet.door)
    return {
      rpcUrl: `${node.url}/json_rpc`,
      doors: { node: node.url, wallet: houseWallet.door.url, faucet: faucetWallet.door.url },
      address: faucet.address,
      pay: (_asset, address, units) => faucet.pay(address, units),
      height: faucet.height,
      mine: faucet.mine,
      reorganise: faucet.reorganise,
      ended: Promise.race([running.ended, faucetWallet.ended, houseWallet.ended]),
      stop,
    }
  } catch (fault) {
    await stop()
    throw fault
  }
}

function startNode(folder: string, port: number, door: JsonDoor) {
  mkdirSync(folder, { recursive: true })
  return startProgram({
    program: programs.node,
    words: [
      '--regtest',
      '--offline',
      '--keep-fakechain',
      '--fixed-difficulty=1',
      `--data-dir=${folder}`,
      '--rpc-bind-ip=127.0.0.1',
      `--rpc-bind-port=${port}`,
      '--no-zmq',
      '--non-interactive',
      '--log-level=0',
    ],
    upWithinMs,
    isUp: async () => void nodeInfo.parse(await door.call('get_info')),
  })
}

const nodeInfo = z.object({ height: z.int() })

async function startWallet(folder: string, nodePort: number) {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const door = jsonDoor(port)
  const running = await startProgram({
    program: programs.wallet,
    words: [
      `--daemon-address=127.0.0.1:${nodePort}`,
      '--trusted-daemon',
      '--disable-rpc-login',
      `--wallet-dir=${folder}`,
      `--shared-ringdb-dir=${join(folder, 'rings')}`,
      `--log-file=${join(folder, 'wallet.log')}`,
      '--rpc-bind-ip=127.0.0.1',
      `--rpc-bind-port=${port}`,
      '--no-dns',
    ],
    upWithinMs,
    isUp: async () => void (await door.call('get_version')),
  })
  return { ...running, door }
}
