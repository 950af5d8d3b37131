import type { Catalog } from '#modules/catalog'
import type { Identity } from '#modules/identity'
import type { Lobby } from '#modules/lobby'
import type { Play } from '#modules/play'
import type { Bus } from '#platform/bus/bus'
import type { HouseChannels } from '#platform/house-channels'
import type { Log } from '#platform/log'

interface Ears {
  readonly bus: Pick<Bus, 'onMissed'>
  readonly channels: HouseChannels
  readonly log: Log
}

interface Modules {
  readonly identity: Pick<Identity, 'sessions'>
  readonly catalog: Pick<Catalog, 'mayHaveChanged'>
  readonly play: Pick<Play, 'forget'>
  readonly lobby: Pick<Lobby, 'mayHaveMissed' | 'user' | 'winners'>
}

/**
 * What a node does when it hears of another: it forgets what it remembers, shows what is new. Nothing here decides about money: a bet
 * on an old seat, or of a session that is over, is refused by the database even when nothing was heard.
 */
export function listenToOtherNodes(ears: Ears, { identity, catalog, play, lobby }: Modules): void {
  const { bus, channels, log } = ears
  channels.winners.subscribe(lobby.winners.publish)
  channels.paymentMoved.subscribe(({ player, transaction }) => {
    play.forget(player)
    lobby.user.publishPayment(player, transaction)
  })
  channels.sessionOver.subscribe(({ key }) => identity.sessions.forget(key))
  channels.catalogueChanged.subscribe(catalog.mayHaveChanged)
  channels.playersChanged.subscribe((players) => {
    for (const player of players) play.forget(player)
    lobby.user.refresh(players)
  })
  bus.onMissed(() => {
    identity.sessions.forgetAll()
    catalog.mayHaveChanged()
    lobby.user.refreshEverybody()
    lobby.mayHaveMissed().catch((fault: unknown) => {
      log.warn({ err: fault }, 'winners of other nodes were not read')
    })
  })
}
