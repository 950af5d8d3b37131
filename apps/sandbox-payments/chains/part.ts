import { join } from 'node:path'
import { moneroNodePort } from '@fairhouse/contract/sandbox/monero-node-port'
import type { Part } from '../frame/part.ts'
import { rawOf } from '../frame/request-body.ts'
import { bitcoin } from './bitcoin/bitcoin.ts'
import { bitcoinCash } from './bitcoin-cash/bitcoin-cash.ts'
import { addChainRoutes } from './chain-routes.ts'
import { ethereum } from './ethereum/ethereum.ts'
import { addFaucetRoutes } from './faucet-routes.ts'
import { litecoin } from './litecoin/litecoin.ts'
import { moneroAt } from './monero/monero.ts'
import { openTestChains } from './open-chains.ts'

/** Their programs do not come with the house: they are played where somebody asked for them. */
const onDemandAt = (port: number) => [bitcoinCash, moneroAt(moneroNodePort(port))]

/** Between the blocks that are made by themselves after a payment. */
const blockEveryMs = 3_000

/** Real nodes of test chains, started when they are first needed, with a faucet and a miner. */
export const chains: Part = async (frame) => {
  const open = openTestChains({
    kinds: [
      litecoin,
      bitcoin,
      ethereum,
      ...onDemandAt(frame.settings.port).filter(({ name }) =>
        frame.settings.chainsOnDemand.includes(name),
      ),
    ],
    folder: join(frame.settings.folder, 'chains'),
    blockEveryMs,
    onFault: (fault) => process.stderr.write(`a test chain: ${String(fault)}\n`),
  })
  await frame.app.register(async (scope) => {
    scope.addHook('preValidation', async (request, reply) => {
      if (!frame.hasKey(request) && !frame.isLocal(request)) return reply.code(401).send()
      const raw = rawOf(request)
      if (raw.length > 0) request.body = parsed(raw)
    })
    addChainRoutes(scope, open)
  })
  addFaucetRoutes(frame, open)
  return { page: { path: '/faucet', title: 'Faucet and miner' }, stop: open.stop }
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    // The routes say what they want instead.
    return null
  }
}
