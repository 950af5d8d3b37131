import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type { DepositRequest, Opened } from '#modules/cashier'
import type { Log } from '#platform/log'
import { fault } from '../../addresses/address-fault.ts'
import { formOf, readUtxoAddress, type UtxoCoin } from '../../addresses/utxo-address.ts'
import type { AskJson } from '../../ask-json.ts'
import { createDeposit } from './deposits.ts'
import { createGreenfield, type GreenfieldSettings, isId } from './greenfield.ts'
import { readNotice } from './notices.ts'
import type { OpenedProvider } from '../../provider-kind.ts'
import type { BtcPayParts } from './parts.ts'
import { createPayout, statusOfPayout } from './payouts.ts'
import { readStatement } from './read-statement.ts'
import { refund } from './refunds.ts'
import { statusOfDeposit } from './status-of-deposit.ts'

export interface BtcPayNeeds {
  readonly ask: AskJson
  readonly log: Log
  readonly settings: GreenfieldSettings & {
    readonly webhookSecret: string
    readonly coins: readonly UtxoCoin[]
    readonly network: ChainNetwork
  }
  /** The asset of every method that there is. */
  readonly assets: Readonly<Record<string, PaymentAsset>>
}

/** A store of a BTCPay Server as a provider. */
export function createBtcPay({ ask, log, settings, assets }: BtcPayNeeds) {
  const assetNamed = (name: string) => settings.coins.find((coin) => coin === name) ?? null
  const parts: BtcPayParts = {
    greenfield: createGreenfield(ask, settings),
    log,
    assetNamed,
    assetOf: (method) => assetNamed(assets[method] ?? ''),
  }
  const opening = new Map<string, Promise<Opened>>()
  /** One at a time for each reference, so that two who ask at once get one invoice. */
  const openOnce = async (request: DepositRequest): Promise<Opened> => {
    const running = opening.get(request.reference) ?? createDeposit(parts, request)
    opening.set(request.reference, running)
    try {
      return await running
    } finally {
      opening.delete(request.reference)
    }
  }
  const provider: OpenedProvider['provider'] = {
    id: 'btcpay',
    sandbox: settings.network !== 'main',
    createDeposit: openOnce,
    createPayout: (request) => createPayout(parts, request),
    refund: (wish) => refund(parts, wish),
    // Coins are never authorised and held back: there is nothing to let go of.
    release: async () => ({ type: 'refused', reason: 'providerFault' }),
    status: async (question) => {
      const { kind, providerRef } = question
      if (providerRef !== null && !isId(providerRef)) return { type: 'none' }
      return kind === 'deposit' ? statusOfDeposit(parts, question) : statusOfPayout(parts, question)
    },
    readNotice: (raw, headers) => readNotice(settings.webhookSecret, raw, headers['btcpay-sig']),
    checkDestination: async (method, { fields }) => {
      const coin = parts.assetOf(method)
      const known = settings.coins.find((one) => one === coin)
      const read = known
        ? readUtxoAddress(fields['address'] ?? '', formOf(known, settings.network))
        : fault('otherNetwork')
      return read.type === 'fault' ? { field: 'address', fault: read.fault } : null
    },
  }
  return {
    provider,
    statement: (from: number, to: number) => readStatement(parts, from, to),
  } satisfies OpenedProvider
}
