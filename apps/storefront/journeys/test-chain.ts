import { deposit } from '@fairhouse/contract/calls/cashier'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ask } from './ask.ts'

/** A test chain as somebody at its machine may use it, past the house. */
export interface TestChain {
  readonly method: 'litecoin' | 'bitcoin'
  /** As the pages call it. */
  readonly name: string
  readonly asset: 'LTC' | 'BTC'
  /** Where coins go that the faucet sends back to itself. */
  readonly address: () => Promise<string>
  readonly pay: (address: string, units: bigint) => Promise<void>
  /** Takes so many blocks back, and pays otherwise what they held. */
  readonly reorganise: (depth: number) => Promise<void>
  /** In how many blocks a payment lies, as the node says. */
  readonly blocksOver: (txid: string) => Promise<number>
  /** Asks the node. */
  readonly askNode: (method: string, ...params: readonly unknown[]) => Promise<unknown>
}

/** Litecoin where its program is on this machine, else Bitcoin. Somebody must be signed in. */
export async function testChain(page: Page): Promise<TestChain> {
  const { methods } = await ask(page, deposit, {})
  const isLitecoin = methods.some(({ name }) => name === 'litecoin')
  const method = isLitecoin ? 'litecoin' : 'bitcoin'
  const asset = isLitecoin ? 'LTC' : 'BTC'
  const led = await page.request.get('/payments/faucet', { maxRedirects: 0 })
  const { origin } = new URL(led.headers()['location'] ?? '')
  const tell = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}/chains/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    const told: unknown = JSON.parse(text)
    return typeof told === 'object' && told !== null ? { ...told } : {}
  }
  const askNode: TestChain['askNode'] = async (name, ...params) => {
    const told = await tell(`${method}/rpc`, { jsonrpc: '1.0', id: 1, method: name, params })
    if (told['error']) throw new Error(`${name}: ${JSON.stringify(told['error'])}`)
    return told['result']
  }
  return {
    method,
    name: isLitecoin ? 'Litecoin' : 'Bitcoin',
    asset,
    address: async () => String((await tell(`${asset}/address`, {}))['address']),
    pay: async (address, units) => {
      await tell(`${asset}/pay`, { address, amount: String(units) })
    },
    reorganise: async (depth) => {
      await tell(`${asset}/reorganise`, { depth })
    },
    blocksOver: async (txid) => {
      const told = await askNode('getrawtransaction', txid, true)
      return z.object({ confirmations: z.int() }).parse(told).confirmations
    },
    askNode,
  }
}
