import { grants, promotable } from '#modules/bonuses'
import { statusPort } from '#modules/identity'
import { openingJudges, playPort } from '#modules/play'
import { signerPort } from '#modules/signer'
import { ownPromoRows } from '#platform/personal-data/own-rows'
import { contribute } from '#platform/module/port'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { ownPlays } from './store/own-plays.ts'
import { promoJudge } from './explained-openings.ts'
import type { PromoNeeds } from './needs.ts'
import { playMiniSlot, playMystery } from './play-promo.ts'
import { promoSecrets } from './promo-secrets.ts'
import { tellPromos } from './tell-promos.ts'
import { climbTower, tellTower } from './token-tower.ts'

/** The mini slot of the day, the mystery of the month, and the tower that is climbed with tokens. */
export const module: Module = {
  name: 'promos',
  level: 9,
  offers: [contribute(ownPromoRows, ownPlays), contribute(openingJudges, promoJudge)],
  create: (given) => {
    const needs = needsOf(given)
    return {
      answers: {
        promos: tellPromos(needs),
        miniSlotPromo: playMiniSlot(needs),
        monthlyMysteryPromo: playMystery(needs),
        tokenTower: tellTower(needs),
        climbTokenTower: climbTower(needs),
      },
      features: () => ({ miniSlot: true, mysteryPromo: true, tokens: true }),
    }
  },
}

function needsOf({ database, clock, channels, get, later }: ModuleNeeds): PromoNeeds {
  const [status, play] = [later(statusPort), get(playPort)]
  return {
    database,
    clock,
    secrets: promoSecrets(get(signerPort).seeds),
    giveGrant: get(grants).giveGrant,
    withheldFrom: get(promotable).withheldFrom,
    touchSeat: play.touchSeat,
    playerStatus: (player) => status().playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  }
}
