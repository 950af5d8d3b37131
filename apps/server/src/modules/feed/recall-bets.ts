import type { Play } from '#modules/play'
import { asBets } from './as-bets.ts'
import { createBetSampler } from './bet-sampler.ts'
import type { FeedTopic } from './feed-topic.ts'
import type { FeedNeeds } from './needs.ts'
import { hiddenPlayers } from './store/hidden-players.ts'

type RecallNeeds = Pick<FeedNeeds, 'database' | 'identity' | 'offered'> & Pick<Play, 'recentRounds'>

/**
 * Brings a node's lists up to what the database knows: adds what was bet before this process began or while it did not hear, and takes out who
 * has begun to hide meanwhile, for that may have been told to deaf ears as well.
 */
export async function recallBets(
  needs: RecallNeeds,
  topic: Pick<FeedTopic, 'publish' | 'players'>,
): Promise<void> {
  const sampler = createBetSampler()
  const newestFirst = await needs.recentRounds()
  for (const round of newestFirst.toReversed()) sampler.hear(round)
  const bets = await asBets(needs, sampler.take())
  const shown = topic.players()
  const hiding = await hiddenPlayers(needs.database, shown)
  topic.publish({ bets, hidden: shown.filter((player) => hiding.has(player)) })
}
