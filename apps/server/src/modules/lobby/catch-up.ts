import type { Play } from '#modules/play'
import type { WinnersTopic } from './topics/winners-topic.ts'
import { asWinners, type WinnersNeeds, winsRemembered } from './winners.ts'

type RecentNeeds = WinnersNeeds & { readonly play: Pick<Play, 'recentWins'> }

/** The newest wins that the database knows, oldest first. */
export async function recentWinners(needs: RecentNeeds) {
  const newestFirst = await needs.play.recentWins(winsRemembered)
  return asWinners(needs, newestFirst.toReversed())
}

/** Shows what a node did not hear: who hides by now is taken out, before the wins are added that are not known yet. */
export async function catchUp(
  needs: RecentNeeds,
  topic: Pick<WinnersTopic, 'players' | 'takeOut' | 'publish'>,
): Promise<void> {
  const shown = topic.players()
  const hiding = await needs.hidden(shown)
  topic.takeOut(shown.filter((player) => hiding.has(player)))
  topic.publish(await recentWinners(needs))
}
