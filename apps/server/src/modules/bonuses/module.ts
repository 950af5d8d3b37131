import { gameBadges } from '@fairhouse/contract/entities/game-words'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import {
  depositBonuses as bonusesOfDeposits,
  noteBonus,
  paymentRules,
  paymentFacts,
  paymentMoved,
} from '#modules/cashier'
import { anybody, catalogPort, type Catalog, type Offered } from '#modules/catalog'
import { playerRegistered, promoCodeOf, statusPort } from '#modules/identity'
import {
  gates,
  placesPort,
  playPort,
  potRoundClosed,
  potRoundsPort,
  roundEnded,
  slices,
} from '#modules/play'
import { playerId } from '#platform/ids'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { auditBonuses } from './audit.ts'
import { toldGames } from './allowed.ts'
import { bonusBets } from './bonus-bets.ts'
import { bonusAllows, bonusSlice } from './bonus-slice.ts'
import { bonusAnswers } from './bonuses.ts'
import { claimAtSignUp } from './claim-at-sign-up.ts'
import { depositBonuses, depositMoved } from './deposit-bonuses.ts'
import { expireGrants, roundsSettled } from './end-grants.ts'
import { createGrants } from './give-grant.ts'
import { type BonusDeskNeeds, createBonusDesk } from './desk/bonus-desk.ts'
import type { BonusGame, BonusNeeds } from './needs.ts'
import { readPromotions } from './offers/read-promotions.ts'
import { ownGrants } from './own-grants.ts'
import { bonusDesk, bonusesPort, grants, offerAudience, promotable } from './ports.ts'
import { forgetWrongCodes } from './store/wrong-codes.ts'

const lookEveryMs = 15_000
const forgetEveryMs = 3_600_000

/** Offers, grants, wagering and free spins. */
export const module: Module = {
  name: 'bonuses',
  level: 6,
  audits: [auditBonuses],
  create: (given) => {
    const needs = needsOf(given)
    given.outbox.onMany(roundEnded, 'bonuses', (rounds) =>
      roundsSettled(
        needs,
        rounds.map((round) => playerId(round.playerId)),
      ),
    )
    given.outbox.onMany(potRoundClosed, 'bonuses of others', (players) =>
      roundsSettled(needs, players),
    )
    const { database, clock } = needs
    return {
      offers: [
        offer(grants, createGrants(needs)),
        offer(bonusesPort, ownGrants(database)),
        offer(
          bonusDesk,
          createBonusDesk({ ...needs, pricedGames: pricedGames(given.get(catalogPort)) }),
        ),
        contribute(slices, bonusSlice(needs)),
        contribute(slices, bonusBets(needs)),
        contribute(gates, { name: 'bonusAllows', gate: bonusAllows(needs) }),
        contribute(bonusesOfDeposits, depositBonuses(needs)),
        contribute(paymentMoved, depositMoved(needs)),
        contribute(playerRegistered, claimAtSignUp(needs, promoCodeOf)),
      ],
      answers: bonusAnswers(needs),
      features: () => ({ bonuses: true }),
      jobs: [
        {
          name: 'bonuses',
          where: 'oneNode',
          everyMs: lookEveryMs,
          work: () => expireGrants(needs),
        },
        {
          name: 'bonuses sweep',
          where: 'oneNode',
          everyMs: forgetEveryMs,
          work: () => forgetWrongCodes(database, clock.now() - forgetEveryMs),
        },
      ],
    }
  },
}

function needsOf({ database, clock, log, channels, get, later }: ModuleNeeds): BonusNeeds {
  const [catalog, play] = [get(catalogPort), get(playPort)]
  const [status, gate, rules] = [later(statusPort), later(promotable), later(paymentRules)]
  const [places, audience] = [later(placesPort), later(offerAudience)]
  const games = gamesOf(catalog)
  return {
    database,
    clock,
    log,
    promotions: readPromotions(),
    gameOf: (gameId) => games().byId.get(gameId),
    gamesTold: (of) => games().told[of],
    ownGame: (uri) => games().byId.get(catalog.titles.find(uri)?.manifest.id ?? 0),
    gameOfTheMonth: () =>
      [...games().byId.values()].find(({ isOfTheMonth, betLevels }) => isOfTheMonth && betLevels) ??
      null,
    touchSeat: play.touchSeat,
    potRounds: get(potRoundsPort),
    mayPromote: (on, player) => gate().mayPromote(on, player),
    inSegment: (on, segment, player) => audience().inSegment(on, segment, player),
    placeBonuses: async (on, player) => (await places().rulesOf(on, player)).rules.bonuses,
    hasDeposited: async (on, player) =>
      (await paymentFacts(on, player, 0)).some(
        ({ type, state }) => type === 'deposit' && state === 'confirmed',
      ),
    noteBonus: async (tx, told) => noteBonus(tx, told, await rules().editionFor(tx, told.player)),
    playerStatus: (player) => status().playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  }
}

/** Every game that is on for somebody, by id, and which of them grants allow; made anew when the catalogue changes. */
function gamesOf(catalog: Pick<Catalog, 'offered' | 'titles'>) {
  let of: {
    readonly offered: Offered
    readonly byId: ReadonlyMap<number, CataloguedGame>
    readonly told: ReturnType<typeof toldGames>
  } | null = null
  return () => {
    const offered = catalog.offered(anybody)
    if (of?.offered !== offered) {
      const games = offered.games.map(
        ({
          id,
          uri,
          name,
          kind,
          category,
          mechanics,
          provider,
          badges,
          room,
        }): [number, CataloguedGame] => [
          id,
          {
            id,
            uri,
            name,
            kind,
            category,
            mechanics,
            isOwn: provider === ownStudio,
            isRoom: room !== undefined,
            betLevels: catalog.titles.byId(id)?.rules.betLevels ?? null,
            isOfTheMonth: badges.includes(gameBadges.gameOfTheMonth),
          },
        ],
      )
      of = { offered, byId: new Map(games), told: toldGames(games.map(([, game]) => game)) }
    }
    return of
  }
}

/** Own games that are on for somebody and may be played with a bonus, with their certificates. */
const pricedGames =
  (catalog: Pick<Catalog, 'offered' | 'titles'>): BonusDeskNeeds['pricedGames'] =>
  () =>
    catalog.offered(anybody).games.flatMap(({ id, name, uri, kind, category, mechanics, room }) => {
      const title = room === undefined ? catalog.titles.byId(id) : undefined
      return title ? [{ name, uri, kind, category, mechanics, certificate: title.certificate }] : []
    })

interface CataloguedGame extends BonusGame {
  readonly isOfTheMonth: boolean
}
