import type { Cashier } from '#modules/cashier'
import { createIdentity, type Identity } from '#modules/identity'
import type { Inbox } from '#modules/inbox'
import { type Lobby, visitorStatus } from '#modules/lobby'
import type { Mail } from '#modules/mail'
import type { Play } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import { derivedKey } from '#platform/derived-key'
import type { HouseChannels } from '#platform/house-channels'
import type { Log } from '#platform/log'
import { dataOf } from './copy-of-data.ts'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seedKey: Uint8Array
  readonly channels: Pick<HouseChannels, 'sessionOver' | 'playersChanged'>
  readonly config: Pick<Config, 'brand' | 'sessionIdleMinutes' | 'demo' | 'publicOrigin'>
}

/** What points upward is called only once all are there. */
interface Above {
  readonly mail: Pick<Mail, 'post'>
  readonly play: () => Play
  readonly inbox: () => Inbox
  readonly cashier: () => Pick<Cashier, 'answers'>
  readonly lobby: () => Pick<Lobby, 'playerStatus'>
}

/** Accounts and sessions, and what they know of the other modules. */
export function identityOf(needs: Given, { mail, play, inbox, cashier, lobby }: Above): Identity {
  const { database, clock, log, channels } = needs
  return createIdentity({
    database,
    clock,
    log,
    sessionIdleMs: needs.config.sessionIdleMinutes * 60_000,
    // There is no setting for a licence yet: dollars exist as test money of a demo only, whatever rails are configured.
    takesRealMoneyAccounts: needs.config.demo,
    openSeat: async (tx, player, userType) => {
      await play().openSeat(tx, player, userType)
      if (userType === 1) await play().fundTestMoney(tx, player)
      await inbox().welcome(tx, player)
    },
    touchSeat: (on, player) => play().touchSeat(on, player),
    postLetter: mail.post,
    newsletterKey: derivedKey(needs.seedKey, 'ends of news'),
    secretsKey: derivedKey(needs.seedKey, 'one-time codes'),
    publicOrigin: needs.config.publicOrigin,
    brand: needs.config.brand.name,
    sessionOver: (key) => channels.sessionOver.publish({ key }),
    playerChanged: (player) => channels.playersChanged.publish([player]),
    dataOf: (ask, wish) =>
      dataOf({ database, clock, play: play(), inbox: inbox(), cashier: cashier() })(ask, wish),
    playerStatus: (player) => lobby().playerStatus(player),
    visitorStatus: () => visitorStatus(clock.now()),
  })
}
