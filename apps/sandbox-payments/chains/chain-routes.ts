import { paymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TestChains } from './open-chains.ts'
import { takeBack } from './take-back.ts'
import type { TestChain, TestChainKind } from './test-chain.ts'

const ofAsset = z.object({ asset: paymentAsset })
const ofDoor = z.object({
  chain: z.string(),
  door: z.string(),
  call: z.string().regex(/^[a-z_]+$/),
})
const ofChain = z.object({ chain: z.string() })
const payment = z.object({
  address: z.string().min(1).max(120),
  /** The asset's own smallest units. */
  amount: z.string().regex(/^[1-9][0-9]{0,38}$/),
})
const blocks = z.object({ blocks: z.int().min(1).max(200) })
const depth = z.object({ depth: z.int().min(1).max(20) })

/** Calls after which something waits for a block. */
const sends = /"method"\s*:\s*"(sendrawtransaction|eth_sendRawTransaction)"/

/**
 * The faucet and miner of each test chain, and its node behind an address that starts it: `POST /chains/:asset/{address,pay,mine,reorganise}`,
 * `POST /chains/:chain/rpc` (the node's own JSON-RPC), `POST /chains/:chain/doors/:door/:call` (of a chain whose programs are asked by paths), `GET /chains` (which there are).
 */
export function addChainRoutes(app: FastifyInstance, chains: TestChains): void {
  const find = async (
    params: unknown,
  ): Promise<{ kind: TestChainKind; chain: TestChain } | null> => {
    const asked = ofAsset.safeParse(params)
    const kind = asked.success ? chains.kindOf(asked.data.asset) : undefined
    return kind ? { kind, chain: await chains.open(kind) } : null
  }
  const noChain = { error: 'no chain here has this coin' }

  app.get('/chains', async () => ({
    chains: chains.kinds.map(({ name, assets }) => ({ name, assets })),
  }))

  app.post('/chains/:asset/address', async (request, reply) => {
    const found = await find(request.params)
    if (!found) return reply.code(404).send(noChain)
    return { address: await found.chain.address() }
  })

  app.post('/chains/:asset/pay', async (request, reply) => {
    const found = await find(request.params)
    const { asset } = ofAsset.partial().parse(request.params)
    if (!found || asset === undefined) return reply.code(404).send(noChain)
    const wanted = payment.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) })
    try {
      const txid = await found.chain.pay(asset, wanted.data.address, BigInt(wanted.data.amount))
      chains.expectBlocks(found.kind)
      return { txid }
    } catch (fault) {
      return reply.code(409).send({ error: wordsOf(fault) })
    }
  })

  app.post('/chains/:asset/mine', async (request, reply) => {
    const found = await find(request.params)
    if (!found) return reply.code(404).send(noChain)
    const wanted = blocks.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) })
    await found.chain.mine(wanted.data.blocks)
    return { blocks: wanted.data.blocks }
  })

  app.post('/chains/:asset/reorganise', async (request, reply) => {
    const found = await find(request.params)
    if (!found) return reply.code(404).send(noChain)
    const wanted = depth.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) })
    const error = await takeBack(chains, found.kind, wanted.data.depth)
    return error === null ? { depth: wanted.data.depth } : reply.code(409).send({ error })
  })

  app.post('/chains/:chain/rpc', async (request, reply) => {
    const { chain: name } = ofChain.parse(request.params)
    const kind = chains.kinds.find((one) => one.name === name)
    if (!kind) return reply.code(404).send(noChain)
    const chain = await chains.open(kind)
    chains.readFrom(kind).hear(request.body)
    const body = JSON.stringify(request.body)
    const told = await askNode(chain.rpcUrl, body)
    if (sends.test(body)) chains.expectBlocks(kind)
    return reply.code(told.status).header('content-type', 'application/json').send(told.body)
  })

  app.post('/chains/:chain/doors/:door/:call', async (request, reply) => {
    const { chain: name, door, call } = ofDoor.parse(request.params)
    const kind = chains.kinds.find((one) => one.name === name)
    const url = kind && (await chains.open(kind)).doors?.[door]
    if (!kind || url === undefined) return reply.code(404).send(noChain)
    const told = await askNode(`${url}/${call}`, JSON.stringify(request.body))
    if (call === 'send_raw_transaction') chains.expectBlocks(kind)
    return reply.code(told.status).header('content-type', 'application/json').send(told.body)
  })
}

async function askNode(rpcUrl: string, body: string): Promise<{ status: number; body: string }> {
  const url = new URL(rpcUrl)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(username !== '' && { authorization }),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, body: await answer.text() }
}

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
