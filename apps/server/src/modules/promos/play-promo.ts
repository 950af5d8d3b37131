import { mysteryPrizes } from '@fairhouse/contract/promo-rules'
import type { Answer } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { PromoMove } from './drawn.ts'
import type { PromoNeeds } from './needs.ts'
import { type PeriodPromo, periodAt } from './period.ts'
import { playOnce, type PromoWish } from './play-once.ts'
import { shownPromo } from './tell-promos.ts'

export const playMiniSlot =
  (needs: PromoNeeds): Answer<'miniSlotPromo'> =>
  ({ player }, body) =>
    answered(needs, player, { ...body, move: { promo: 'miniSlot', box: null } })

export const playMystery =
  (needs: PromoNeeds): Answer<'monthlyMysteryPromo'> =>
  async ({ player }, { box, ...body }) =>
    box < mysteryPrizes.length
      ? answered(needs, player, { ...body, move: { promo: 'mystery', box } })
      : { refused: 'formInvalid', invalidFields: { box: 'aboveMaximum' } }

interface PeriodWish extends PromoWish {
  readonly move: Extract<PromoMove, { readonly box: number }> | MiniSlotMove
}
interface MiniSlotMove {
  readonly promo: 'miniSlot'
  readonly box: null
}

async function answered(needs: PromoNeeds, player: PlayerId, wish: PeriodWish) {
  const promo: PeriodPromo = wish.move.promo
  const before = await needs.playerStatus(player)
  const refused = await playOnce(needs, {
    player,
    wish,
    before,
    isOn: (period) => period === periodAt(promo, needs.clock.now()).name,
    pay: async () => null,
  })
  if (refused) return refused
  needs.tellPlayers([player])
  return {
    reply: {
      promo: await shownPromo(needs, player, promo),
      userStatus: await needs.playerStatus(player),
    },
  }
}
