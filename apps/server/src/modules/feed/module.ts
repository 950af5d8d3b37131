import { catalogPort } from '#modules/catalog'
import { hiddenFromOthers, identityPort } from '#modules/identity'
import { playPort, roundSettled } from '#modules/play'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { offer } from '#platform/module/port'
import { createCrowdTeller } from './crowd-teller.ts'
import { feedPrivacy } from './feed-privacy.ts'
import { createFeedTeller } from './feed-teller.ts'
import { createFeedTopic } from './feed-topic.ts'
import type { FeedNeeds } from './needs.ts'
import { createPlayingTopic } from './playing-topic.ts'
import { recallBets } from './recall-bets.ts'
import { hiddenPlayers } from './store/hidden-players.ts'

/** What players bet, as everybody may see it. */
export const module: Module = {
  name: 'feed',
  level: 5,
  create: (given) => {
    const { outbox, channels, bus, log, clock, database, get } = given
    const needs = needsOf(given)
    const topic = createFeedTopic(clock)
    const playing = createPlayingTopic(clock)
    const teller = createFeedTeller(needs)
    const { recentRounds } = get(playPort)
    const crowd = createCrowdTeller({ clock, log, recentRounds, tell: channels.playing.publish })
    outbox.onMany(roundSettled, 'feed', async (rounds) => {
      teller.hear(rounds)
      crowd.hear(rounds)
    })
    channels.feed.subscribe(topic.publish)
    channels.playing.subscribe(playing.publish)
    const recall = () => recallBets({ ...needs, recentRounds }, topic)
    bus.onMissed(() => {
      recall().catch((fault: unknown) =>
        log.warn({ err: fault }, 'bets of other nodes were not read'),
      )
    })
    return {
      offers: [offer(hiddenFromOthers, (players) => hiddenPlayers(database, players))],
      answers: feedPrivacy(needs),
      topics: [topic, playing],
      start: recall,
      stop: async () => {
        crowd.stop()
        await teller.stop()
      },
    }
  },
}

const needsOf = ({ database, clock, log, channels, get }: ModuleNeeds): FeedNeeds => ({
  database,
  clock,
  log,
  identity: get(identityPort),
  offered: get(catalogPort).offered,
  tell: channels.feed.publish,
})
