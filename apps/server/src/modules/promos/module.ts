import { grants, promotable } from '#modules/bonuses'
import { statusPort } from '#modules/identity'
import { playPort } from '#modules/play'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import type { PromoNeeds } from './needs.ts'
import { playMiniSlot, playMystery } from './play-promo.ts'
import { promoSecrets } from './promo-secrets.ts'
import { tellPromos } from './tell-promos.ts'

/** The mini slot of the day and the mystery of the month. */
export const module: Module = {
  name: 'promos',
  level: 9,
  create: (given) => {
    const needs = needsOf(given)
    return {
      answers: {
        promos: tellPromos(needs),
        miniSlotPromo: playMiniSlot(needs),
        monthlyMysteryPromo: playMystery(needs),
      },
      features: () => ({ miniSlot: true, mysteryPromo: true }),
    }
  },
}

function needsOf({ database, clock, channels, seedKey, get, later }: ModuleNeeds): PromoNeeds {
  const [status, play] = [later(statusPort), get(playPort)]
  return {
    database,
    clock,
    secrets: promoSecrets(seedKey),
    giveGrant: get(grants).giveGrant,
    mayPromote: get(promotable).mayPromote,
    touchSeat: play.touchSeat,
    playerStatus: (player) => status().playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  }
}
