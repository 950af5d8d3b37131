import { describe, expect, it } from 'vitest'
import { kind as btcpay } from './btcpay/provider.ts'
import { kind as coinspaid } from './coinspaid/provider.ts'

const sentencesOf = (kind: typeof btcpay, set: Readonly<Record<string, string>>) => {
  const read = kind.read(set)
  return 'sentences' in read ? read.sentences : []
}

const store = {
  PAYMENTS_BTCPAY_URL: 'https://btcpay.example/root',
  PAYMENTS_BTCPAY_KEY: 'a-key-of-the-interface',
  PAYMENTS_BTCPAY_STORE: 'S1',
  PAYMENTS_BTCPAY_WEBHOOK_SECRET: 'a-secret',
}
const account = { PAYMENTS_COINSPAID_KEY: 'key', PAYMENTS_COINSPAID_SECRET: 'a-secret' }

describe('settings of processors', () => {
  it('are nothing, or whole', () => {
    expect(sentencesOf(btcpay, {})).toEqual([])
    expect(sentencesOf(btcpay, store)).toEqual([])
    expect(sentencesOf(coinspaid, {})).toEqual([])
    expect(sentencesOf(coinspaid, account)).toEqual([])
    for (const name of Object.keys(store)) {
      const half = Object.fromEntries(Object.entries(store).filter(([one]) => one !== name))
      expect(sentencesOf(btcpay, half)[0]).toContain('belong together')
    }
    expect(sentencesOf(coinspaid, { PAYMENTS_COINSPAID_KEY: 'key' })[0]).toContain(
      'belong together',
    )
  })

  it.each([
    ['PAYMENTS_BTCPAY_URL', 'http://btcpay.example'],
    ['PAYMENTS_BTCPAY_URL', 'https://btcpay.example/'],
    ['PAYMENTS_BTCPAY_URL', 'https://user:password@btcpay.example'],
    ['PAYMENTS_BTCPAY_URL', 'ftp://btcpay.example'],
    ['PAYMENTS_BTCPAY_COINS', 'BTC,XMR'],
    ['PAYMENTS_BTCPAY_NETWORK', 'moon'],
    ['PAYMENTS_BTCPAY_WEBHOOK_SECRET', 'short'],
  ])('%s is not %s', (name, value) => {
    expect(sentencesOf(btcpay, { ...store, [name]: value })[0]).toContain(name)
  })

  it.each([
    ['PAYMENTS_COINSPAID_URL', 'http://app.example/api/v2'],
    ['PAYMENTS_COINSPAID_COINS', 'BTC,DOGE'],
    ['PAYMENTS_COINSPAID_SECRET', 'short'],
  ])('%s is not %s', (name, value) => {
    expect(sentencesOf(coinspaid, { ...account, [name]: value })[0]).toContain(name)
  })
})
