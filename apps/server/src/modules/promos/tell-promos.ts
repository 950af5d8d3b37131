import type { PromoPlay, PromoShown } from '@fairhouse/contract/entities/promo'
import type { Answer } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { barOf } from './bar-of.ts'
import type { PromoNeeds } from './needs.ts'
import { type Period, type PeriodPromo, periodAt } from './period.ts'
import type { PromoOwner } from './promo-secrets.ts'
import { insertPromise, newestPromises, resealPromise, type StoredPromise } from './store/plays.ts'

const pastShown = 5

export const tellPromos =
  (needs: PromoNeeds): Answer<'promos'> =>
  async ({ player }) => ({
    reply: {
      miniSlot: await shownPromo(needs, player, 'miniSlot'),
      mystery: await shownPromo(needs, player, 'mystery'),
    },
  })

/** A small game as it is for a player. Whoever may play has a seed promised by being told. */
export async function shownPromo(
  needs: PromoNeeds,
  player: PlayerId,
  promo: PeriodPromo,
): Promise<PromoShown> {
  const period = periodAt(promo, needs.clock.now())
  const status = await needs.playerStatus(player)
  const bar = await barOf(needs, needs.database, player, status)
  const known = await promisesOf(needs, { player, promo, period, isPromised: bar === null })
  const now = known.find((one) => one.period === period.name)
  return {
    period: period.name,
    endsAt: isoTime(period.endsAt),
    currency: status.currency,
    bar,
    serverSeedHash: now?.seedHash ?? null,
    play: now ? playOf(now) : null,
    past: known.filter((one) => one !== now).flatMap((one) => playOf(one) ?? []),
  }
}

async function promisesOf(
  needs: PromoNeeds,
  wanted: {
    readonly player: PlayerId
    readonly promo: PeriodPromo
    readonly period: Period
    readonly isPromised: boolean
  },
): Promise<StoredPromise[]> {
  const { database, clock, secrets } = needs
  const { player, promo, period, isPromised } = wanted
  const known = await newestPromises(database, { player, promo }, pastShown + 1)
  const owner = { player, promo, period: period.name }
  const promised = known.find((one) => one.period === period.name)
  if (promised) await underTwoKeys(needs, owner, promised)
  if (!isPromised || promised) return known
  await insertPromise(database, owner, { ...(await secrets.fresh(owner)), at: clock.now() })
  return newestPromises(database, { player, promo }, pastShown + 1)
}

/** Seals what is still to be played anew, if one key had sealed it. */
export async function underTwoKeys(
  { database, secrets }: Pick<PromoNeeds, 'database' | 'secrets'>,
  owner: PromoOwner,
  { sealed, play }: Pick<StoredPromise, 'sealed' | 'play'>,
): Promise<void> {
  const renewed = play === null ? await secrets.renewed(owner, sealed) : null
  if (renewed) await resealPromise(database, owner, renewed)
}

/** What was played, as its player sees it; null: nothing was. */
export function playOf({ period, seedHash, play }: StoredPromise): PromoPlay | null {
  if (play === null) return null
  const { playedAt, seed, clientSeed, box, outcome, prize } = play
  return {
    period,
    at: playedAt.toISOString(),
    serverSeedHash: seedHash,
    serverSeed: seed,
    clientSeed,
    box,
    outcome: [...outcome],
    prize,
  }
}
