import type { TowerShown } from '@fairhouse/contract/entities/promo'
import { spendToken, tokensOf } from '#modules/loyalty'
import type { Answer } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { barOf } from './bar-of.ts'
import type { PromoNeeds } from './needs.ts'
import { playOnce } from './play-once.ts'
import { insertPromise, newestPromises, type StoredPromise } from './store/plays.ts'
import { playOf, underTwoKeys } from './tell-promos.ts'

const promo = 'tokenTower'
const pastShown = 5
/** Climbs are numbered with so many digits, so that their names have their order. */
const digits = 8

export const tellTower =
  (needs: PromoNeeds): Answer<'tokenTower'> =>
  async ({ player }) => ({ reply: await shownTower(needs, player) })

/** Climbs for one token. The climb after it has its own promise. */
export const climbTower =
  (needs: PromoNeeds): Answer<'climbTokenTower'> =>
  async ({ player }, body) => {
    const before = await needs.playerStatus(player)
    const refused = await playOnce(needs, {
      player,
      wish: { ...body, move: { promo, box: null } },
      before,
      // Nothing but a climb of the player's takes a promise away.
      isOn: () => true,
      pay: async (tx) => {
        if (!(await spendToken(tx, player, needs.clock.now())))
          return { refused: 'notPermitted', because: 'promoNoToken' }
        await needs.touchSeat(tx, player)
        return null
      },
    })
    if (refused) return refused
    needs.tellPlayers([player])
    const tower = await shownTower(needs, player)
    return { reply: { tower, userStatus: await needs.playerStatus(player) } }
  }

async function shownTower(needs: PromoNeeds, player: PlayerId): Promise<TowerShown> {
  const status = await needs.playerStatus(player)
  const bar =
    status.userType === 2 ? 'playMoney' : await barOf(needs, needs.database, player, status)
  const known = await promisesOf(needs, player, bar === null)
  return {
    tokens: await tokensOf(needs.database, player),
    serverSeedHash:
      bar === null ? (known.find(({ play }) => play === null)?.seedHash ?? null) : null,
    bar,
    past: known.flatMap((one) => playOf(one) ?? []).slice(0, pastShown),
  }
}

/** The newest climbs; the first of them is still to be made when one is promised. */
async function promisesOf(
  needs: PromoNeeds,
  player: PlayerId,
  isPromised: boolean,
): Promise<StoredPromise[]> {
  const { database, clock, secrets } = needs
  const read = () => newestPromises(database, { player, promo }, pastShown + 1)
  const known = await read()
  const [newest] = known
  if (newest) await underTwoKeys(needs, { player, promo, period: newest.period }, newest)
  if (!isPromised || newest?.play === null) return known
  const number = Number(newest?.period ?? 0) + 1
  const owner = { player, promo, period: String(number).padStart(digits, '0') } as const
  await insertPromise(database, owner, { ...(await secrets.fresh(owner)), at: clock.now() })
  return read()
}
