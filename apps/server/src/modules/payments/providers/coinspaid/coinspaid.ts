import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { Log } from '#platform/log'
import { readAccountAddress } from '../../addresses/account-address.ts'
import { fault } from '../../addresses/address-fault.ts'
import { formOf, isUtxoCoin, readUtxoAddress } from '../../addresses/utxo-address.ts'
import type { AskJson } from '../../ask-json.ts'
import { type CoinsPaidSettings, createApi } from './api.ts'
import { createDeposit, statusOfDeposit } from './deposits.ts'
import { type CoinsPaidCoin, isCoinsPaidCoin } from './news.ts'
import { readNotice } from './notices.ts'
import type { CoinsPaidParts } from './parts.ts'
import type { OpenedProvider } from '../../provider-kind.ts'
import { readUntold } from './read-account.ts'
import { readStatement } from './read-statement.ts'
import { createPayout, statusOfPayout } from './payouts.ts'

export interface CoinsPaidNeeds {
  readonly ask: AskJson
  readonly database: Queryable
  readonly clock: Clock
  readonly log: Log
  readonly settings: CoinsPaidSettings & {
    readonly coins: readonly CoinsPaidCoin[]
    readonly network: ChainNetwork
  }
  /** The asset of every method that there is. */
  readonly assets: Readonly<Record<string, PaymentAsset>>
}

/** An account at CoinsPaid (CryptoProcessing) as a provider. */
export function createCoinsPaid(needs: CoinsPaidNeeds) {
  const { ask, database, clock, log, settings, assets } = needs
  const coinOf = (method: string): CoinsPaidCoin | null => {
    const asset = assets[method] ?? ''
    return isCoinsPaidCoin(asset) && settings.coins.includes(asset) ? asset : null
  }
  const parts: CoinsPaidParts = { api: createApi(ask, settings), database, clock, log, coinOf }
  const provider: OpenedProvider['provider'] = {
    id: 'coinspaid',
    sandbox: settings.network !== 'main',
    createDeposit: (request) => createDeposit(parts, request),
    createPayout: (request) => createPayout(parts, request),
    // Their interface gives nothing back: staff pays the player out instead.
    refund: async () => ({ type: 'refused', reason: 'providerFault' }),
    release: async () => ({ type: 'refused', reason: 'providerFault' }),
    status: (question) =>
      question.kind === 'deposit'
        ? statusOfDeposit(parts, question)
        : statusOfPayout(parts, question),
    readNotice: (raw, headers) =>
      readNotice(settings.secret, raw, headers['x-processing-signature']),
    checkDestination: async (method, { fields }) => {
      const read = readTyped(coinOf(method), fields['address'] ?? '')
      return read.type === 'fault' ? { field: 'address', fault: read.fault } : null
    },
  }
  return {
    provider,
    statement: async (from: number, to: number) => {
      const told = await readStatement(parts, from, to)
      const untold = told && (await readUntold(parts, from, to))
      return untold && [...told, ...untold]
    },
  } satisfies OpenedProvider

  function readTyped(coin: CoinsPaidCoin | null, typed: string) {
    if (coin === null) return fault('otherNetwork')
    return isUtxoCoin(coin)
      ? readUtxoAddress(typed, formOf(coin, settings.network))
      : readAccountAddress(typed)
  }
}
