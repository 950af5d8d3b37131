import { type Cashier, createCashier } from '#modules/cashier'
import type { Compliance } from '#modules/compliance'
import type { Identity } from '#modules/identity'
import type { Inbox } from '#modules/inbox'
import type { Lobby } from '#modules/lobby'
import type { Mail } from '#modules/mail'
import type { Payments } from '#modules/payments'
import type { Play } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { HouseChannels } from '#platform/house-channels'
import type { Log } from '#platform/log'
import { payerOf } from './payer-of.ts'
import { tellOfPayments } from './tell-of-payments.ts'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seedKey: Uint8Array
  readonly channels: Pick<HouseChannels, 'paymentMoved' | 'playersChanged'>
  readonly config: Pick<Config, 'brand' | 'publicOrigin'>
}

interface Modules {
  readonly identity: Pick<Identity, 'accountFacts' | 'provenLately' | 'addressee'>
  readonly play: Pick<Play, 'statusOf' | 'touchSeat'>
  readonly inbox: Pick<Inbox, 'send'>
  readonly mail: Pick<Mail, 'post'>
  readonly payments: Pick<Payments, 'methods' | 'missed' | 'provider' | 'quote'>
  readonly compliance: Pick<Compliance, 'paymentRules' | 'watchPayments'>
  /** Called only once all are there. */
  readonly playerStatus: Lobby['playerStatus']
}

/** The cashier, and what it knows of players by the doors of the other modules. */
export const cashierOf = (
  { database, clock, log, seedKey, channels, config }: Given,
  { identity, play, inbox, mail, payments, compliance, playerStatus }: Modules,
): Cashier => {
  const payer = payerOf(identity)
  const tell = tellOfPayments({ send: inbox.send, post: mail.post, addressee: identity.addressee })
  return createCashier({
    database,
    clock,
    log,
    brand: config.brand.name,
    sealKey: derivedKey(seedKey, 'methods and destinations of payments'),
    methods: payments.methods,
    missed: payments.missed,
    provider: payments.provider,
    quote: payments.quote,
    rules: compliance.paymentRules,
    payerOf: payer,
    provenLately: identity.provenLately,
    hasOpenRound: async (player) => (await play.statusOf(player)).open !== null,
    touchSeat: play.touchSeat,
    paymentMoved: async (tx, moved) => {
      await tell(tx, moved)
      if (moved.type === 'deposit' && moved.to === 'confirmed')
        await compliance.watchPayments(tx, await payer(tx, moved.player))
    },
    playerStatus,
    tellPayment: (player, transaction) => {
      channels.paymentMoved.publish({ player, transaction })
      channels.playersChanged.publish([player])
    },
    originOf: (host) => config.publicOrigin ?? `http://${host}`,
  })
}
