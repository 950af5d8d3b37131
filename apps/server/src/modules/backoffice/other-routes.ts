import { playerId } from '#platform/ids'
import { brokenAmongNewest } from './deeds/audit-deeds.ts'
import { newestDeeds } from './deeds/newest-deeds.ts'
import { factsOfPlayer } from './facts-of-player.ts'
import type { BackofficeNeeds } from './needs.ts'
import { playerPage } from './pages/player-page.ts'
import { deedsLookedAt, deedsPage, findPage } from './pages/small-pages.ts'
import type { Answered, DeskRoute } from './route.ts'

/** Looking for players and payments, and the record of deeds. */
export const otherRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/players/:player',
    at: '/desk/find',
    right: 'readPlayers',
    answer: async ({ params, present }) => {
      const { player = '' } = params
      if (!number.test(player)) return { type: 'none' }
      const facts = await factsOfPlayer(needs, playerId(Number(player)))
      return { type: 'page', title: `Player ${player}`, body: playerPage(facts, present) }
    },
  },
  {
    method: 'GET',
    path: '/desk/find',
    at: '/desk/find',
    right: 'readPlayers',
    answer: async ({ query }) => found((query.get('q') ?? '').trim()),
  },
  {
    method: 'GET',
    path: '/desk/deeds',
    at: '/desk/deeds',
    right: 'readDeeds',
    answer: async ({ query }) => ({
      type: 'page',
      title: 'Deeds',
      body: deedsPage(
        await newestDeeds(needs.database, query.get('subject')),
        await brokenAmongNewest(needs.database, deedsLookedAt),
      ),
    }),
  },
]

const number = /^[1-9][0-9]{0,14}$/

const found = (wanted: string): Answered => {
  if (number.test(wanted)) return { type: 'said', on: `/desk/players/${wanted}`, said: 'found' }
  if (/^[0-9a-f-]{36}$/.test(wanted))
    return { type: 'said', on: `/desk/payments/${wanted}`, said: 'found' }
  return { type: 'page', title: 'Find', body: findPage() }
}
