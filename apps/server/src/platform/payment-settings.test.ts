import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartFault } from './start-fault.ts'

const paymentsOf = (env: Record<string, string>) => readConfig(env, '/srv/house').payments

const sentencesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv/house')
  } catch (fault) {
    if (fault instanceof StartFault) return fault.sentences
    throw fault
  }
  return []
}

const key = 'ab'.repeat(32)
const url = 'http://sandbox.example:3002'

describe('settings of payments', () => {
  it('give a demo of one process a sandbox of its own, and nobody else', () => {
    expect(paymentsOf({ HOST: '10.0.0.5', PORT: '8080' }).sandbox).toEqual({
      type: 'child',
      port: 3002,
      host: '10.0.0.5',
      houseUrl: 'http://10.0.0.5:8080',
      folder: '/srv/house/.data/sandbox-payments',
    })
    expect(paymentsOf({ NODE_ENV: 'production' }).sandbox).toBeNull()
    expect(paymentsOf({ DEMO: '0' }).sandbox).toBeNull()
    const nodes = {
      DATABASE_URL: 'postgres://house@db.example/house',
      NATS_URL: 'nats://bus.example',
      SEED_KEY: '0'.repeat(64),
      RECEIPT_KEY: '1'.repeat(64),
    }
    expect(paymentsOf(nodes).sandbox).toBeNull()
    expect(
      paymentsOf({ ...nodes, PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_KEY: key }).sandbox,
    ).toEqual({ type: 'running', url, publicUrl: url, key })
  })

  it('ask for test chains that are played on demand only', () => {
    expect(paymentsOf({}).chainsOnDemand).toEqual([])
    expect(paymentsOf({ SANDBOX_BITCOIN_CASH: '1' }).chainsOnDemand).toEqual(['bitcoin-cash'])
    expect(paymentsOf({ SANDBOX_MONERO: '1' }).chainsOnDemand).toEqual(['monero'])
  })

  it('hand every other variable to whoever knows it, and name providers by method', () => {
    const { environment, providerOf } = paymentsOf({
      PAYMENTS_METHODS: 'litecoin=btcpay,bitcoin=btcpay',
      CHAIN_LITECOIN_RPC: 'http://node.example',
      PAYMENTS_BTCPAY_URL: ' ',
      RATES_SOURCES: 'kraken',
    })
    expect(environment).toEqual({ CHAIN_LITECOIN_RPC: 'http://node.example' })
    expect(providerOf).toEqual({ litecoin: 'btcpay', bitcoin: 'btcpay' })
  })

  it.each([
    [{ PAYMENTS_SANDBOX_URL: url }, 'PAYMENTS_SANDBOX_URL and PAYMENTS_SANDBOX_KEY belong'],
    [{ PAYMENTS_SANDBOX_KEY: key }, 'PAYMENTS_SANDBOX_URL and PAYMENTS_SANDBOX_KEY belong'],
    [{ PAYMENTS_SANDBOX_PUBLIC_URL: url }, 'PAYMENTS_SANDBOX_PUBLIC_URL needs'],
    [
      { PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_KEY: key, NODE_ENV: 'production' },
      'PAYMENTS_SANDBOX_URL is not possible together with NODE_ENV=production',
    ],
    [{ PAYMENTS_SANDBOX_URL: 'sandbox' }, 'PAYMENTS_SANDBOX_URL must be an origin'],
    [{ SANDBOX_BITCOIN_CASH: 'yes' }, 'SANDBOX_BITCOIN_CASH must be 0 or 1'],
    [{ SANDBOX_MONERO: 'yes' }, 'SANDBOX_MONERO must be 0 or 1'],
    [{ SANDBOX_PAYMENTS_PORT: '0' }, 'SANDBOX_PAYMENTS_PORT must be a port'],
    [{ PAYMENTS_METHODS: 'litecoin' }, 'PAYMENTS_METHODS must be methods with their providers'],
  ])('%o are told in a sentence', (env, sentence) => {
    expect(sentencesOf(env).join(' ')).toContain(sentence)
  })
})
