import { loyaltyDesks, loyaltyLevels, loyaltyStandings } from '#modules/backoffice'
import { grants as grantsOfBonuses, promotable } from '#modules/bonuses'
import { catalogPort } from '#modules/catalog'
import { statusPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { openingJudges, playPort, roundSettled, slices } from '#modules/play'
import { roundCorrected } from '#modules/providers'
import { signerPort } from '#modules/signer'
import { ownPromoRows } from '#platform/personal-data/own-rows'
import { playerId } from '#platform/ids'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { auditLoyalty } from './audit.ts'
import { claimCashback } from './cashback/claim-cashback.ts'
import { closeWeek } from './cashback/close-week.ts'
import { shownCashback } from './cashback/shown-cashback.ts'
import { convertPoints } from './comp-points/convert-points.ts'
import { expirePoints } from './comp-points/expire-points.ts'
import { tellPoints } from './comp-points/tell-points.ts'
import { correctPoints } from './desk/correct-points.ts'
import { drawsForStaff } from './desk/draws-for-staff.ts'
import { correctRounds, countRounds } from './earning/count-rounds.ts'
import { gameCounted } from './earning/counted-round.ts'
import { drawJudge } from './lotto/explained-openings.ts'
import { keepLotto } from './lotto/hold-draw.ts'
import { drawSecrets } from './lotto/seed-of-draw.ts'
import { tellDrum, tellLotto } from './lotto/tell-lotto.ts'
import type { LoyaltyNeeds } from './needs.ts'
import { grants } from './ports.ts'
import { ownLoyalty } from './store/own-loyalty.ts'
import { loyaltySlice } from './slice.ts'
import { levelsForStaff, standingForStaff } from './standing-for-staff.ts'
import { giveOwed } from './vip/give-owed.ts'
import { tellPlayers } from './vip/tell-players.ts'

/** So soon a status shows what rounds have come to. */
const tellEveryMs = 5_000
/** So soon after Monday 00:00 UTC cashback is there, and the lotto is drawn. */
const weekEveryMs = 60_000
const expireEveryMs = 60 * 60_000
const owedEveryMs = 10 * 60_000

/** Comp points, levels, tokens and tickets: what play earns beside its payouts. */
export const module: Module = {
  name: 'loyalty',
  level: 8,
  audits: [auditLoyalty],
  offers: [
    ...ownLoyalty.map((rows) => contribute(ownPromoRows, rows)),
    contribute(openingJudges, drawJudge),
  ],
  create: (given) => {
    const needs = needsOf(given)
    hearRounds(given, needs)
    const gives = () => needs.giveGrant() !== null
    return {
      offers: [
        contribute(slices, loyaltySlice(needs)),
        contribute(loyaltyStandings, standingForStaff(given.clock)),
        contribute(loyaltyLevels, levelsForStaff),
        contribute(loyaltyDesks, { correctPoints, draws: drawsForStaff }),
      ],
      answers: {
        compPoints: tellPoints(needs),
        convertCompPoints: convertPoints(needs),
        cashback: async ({ player }) => ({ reply: await shownCashback(needs, player) }),
        claimCashback: claimCashback(needs),
        lotto: tellLotto(needs),
        lottoDrum: tellDrum(needs),
      },
      features: () => ({ compPoints: true, vip: true, cashback: gives(), lotto: gives() }),
      jobs: [
        {
          name: 'loyalty week',
          where: 'oneNode',
          everyMs: weekEveryMs,
          work: () => closeWeek(needs),
        },
        {
          name: 'loyalty lotto',
          where: 'oneNode',
          everyMs: weekEveryMs,
          work: () => keepLotto(needs),
        },
        {
          name: 'loyalty tell',
          where: 'oneNode',
          everyMs: tellEveryMs,
          work: () => tellPlayers(needs),
        },
        {
          name: 'loyalty levels owed',
          where: 'oneNode',
          everyMs: owedEveryMs,
          work: () => giveOwed(needs),
        },
        {
          name: 'loyalty expiry',
          where: 'oneNode',
          everyMs: expireEveryMs,
          work: () => expirePoints(needs),
        },
      ],
    }
  },
}

function needsOf({
  database,
  clock,
  channels,
  seedKey,
  get,
  later,
  all,
}: ModuleNeeds): LoyaltyNeeds {
  const [catalog, inbox, play] = [get(catalogPort), get(inboxPort), get(playPort)]
  const [status, givers] = [later(statusPort), all(grants)]
  const { giveGrant } = get(grantsOfBonuses)
  return {
    database,
    clock,
    giveGrant: () => givers()[0] ?? giveGrant,
    drawSecrets: drawSecrets(seedKey, get(signerPort).seeds),
    sortOf: catalog.sortOf,
    withheldFrom: get(promotable).withheldFrom,
    send: inbox.send,
    touchSeat: play.touchSeat,
    playerStatus: (player) => status().playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  }
}

/** Rounds of real money come from the outbox, after their commit: no bet waits for them. */
function hearRounds({ outbox }: ModuleNeeds, needs: LoyaltyNeeds): void {
  const gameOf = (gameId: number) => gameCounted(needs.sortOf(gameId))
  outbox.onMany(roundCorrected, 'loyalty corrections', (rounds) =>
    correctRounds({ ...needs, gameOf }, rounds),
  )
  outbox.onMany(roundSettled, 'loyalty', async (rounds) => {
    const real = rounds.filter(({ currency }) => currency === 'USD')
    if (real.length === 0) return
    await countRounds(
      { ...needs, gameOf },
      // A bonus earns nothing: what counts is the player's own money.
      real.map(({ pot, ...round }) => ({
        ...round,
        stake: round.stake - (pot?.stake ?? 0),
        payout: round.payout - (pot?.payout ?? 0),
        player: playerId(round.playerId),
      })),
    )
  })
}
