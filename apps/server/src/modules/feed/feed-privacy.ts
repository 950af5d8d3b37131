import type { Answers } from '#platform/answer'
import type { FeedNeeds } from './needs.ts'
import { hiddenPlayers, setHidden } from './store/hidden-players.ts'

/** Whether others see what a player bets and wins. */
export const feedPrivacy = ({
  database,
  clock,
  tell,
}: Pick<FeedNeeds, 'database' | 'clock' | 'tell'>): Answers<
  'readFeedPrivacy' | 'setFeedPrivacy'
> => ({
  readFeedPrivacy: async ({ player }) => ({
    reply: { hidden: (await hiddenPlayers(database, [player])).has(player) },
  }),
  setFeedPrivacy: async ({ player }, { hidden }) => {
    await setHidden(database, player, { hidden, now: clock.now() })
    if (hidden) tell({ bets: [], hidden: [player] })
    return { reply: { hidden } }
  },
})
