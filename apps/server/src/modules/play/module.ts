import { releasedGame, releasedText } from '@fairhouse/games/released'
import { catalogPort } from '#modules/catalog'
import { bettors, identityPort, playerRegistered, seatTouched } from '#modules/identity'
import { jackpotsPort } from '#modules/jackpots'
import { type KeptKeys, signerPort } from '#modules/signer'
import { holdings } from '#platform/personal-data/holding'
import type { Module, ModuleParts } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { auditMoney } from './audit.ts'
import { carryRounds } from './carry-rounds.ts'
import { firstNo, inOrder } from './gates-in-order.ts'
import { joinedPotRounds } from './joined-pot-rounds.ts'
import { joinedRounds } from './joined-rounds.ts'
import type { Gate } from './needs.ts'
import { ownPotRounds } from './own-pot-rounds.ts'
import { createPlay, type Play } from './play.ts'
import {
  gateOrder,
  gates,
  openingJudges,
  playPort,
  playRules,
  potRoundsElsewhere,
  potRoundsPort,
  roundsElsewhere,
  slices,
  slotsElsewhere,
  statusOfFacts,
} from './ports.ts'
import { whoBet } from './store/who-bet.ts'
import { createOpeningsWatch } from './watch-openings.ts'
import { forgetFacts } from './store/forget-facts.ts'

const watchEveryMs = 60_000

/** Seats, bets, rounds, streams, history. */
export const module: Module = {
  name: 'play',
  level: 4,
  audits: [auditMoney],
  carriers: [carryRounds],
  create: (needs) => {
    const ordered = gatesOf(needs)
    const play = playOf(needs, firstNo(ordered))
    needs.channels.paymentMoved.subscribe(({ player }) => play.forget(player))
    needs.channels.playersChanged.subscribe((players) => {
      for (const player of players) play.forget(player)
    })
    return {
      offers: [
        contribute(holdings, { name: 'shown facts', kind: 'signIns', forget: forgetFacts }),
        offer(playPort, play),
        offer(
          potRoundsPort,
          joinedPotRounds(ownPotRounds(needs.clock), needs.all(potRoundsElsewhere)),
        ),
        offer(seatTouched, (on, player) => play.touchSeat(on, player)),
        offer(bettors, { whoBet }),
        contribute(playerRegistered, async (tx, player, userType) => {
          await play.openSeat(tx, player, userType)
          if (userType === 1 && needs.config.demo) await play.fundTestMoney(tx, player)
        }),
      ],
      answers: play.answers,
      routes: play.routes,
      ...watchOf(needs, needs.get(signerPort)),
      start: async () => {
        ordered()
        await play.start()
      },
      drain: () => play.drain(),
    }
  },
}

/** Those of the modules above, and that of the games. */
function gatesOf({ get, later, all }: ModuleNeeds): () => readonly Gate[] {
  const { gameEnabled } = get(catalogPort)
  const [above, order] = [all(gates), later(gateOrder)]
  return inOrder(() => [...above(), { name: 'gameEnabled', gate: gameEnabled }], order)
}

function playOf(needs: ModuleNeeds, gate: Gate): Play {
  const { database, clock, log, metrics, receiptKey, outbox, get, later } = needs
  const [rules, status] = [later(playRules), later(statusOfFacts)]
  const enders = needs.all(slotsElsewhere)
  return createPlay({
    database,
    meters: get(jackpotsPort).book,
    roundsElsewhere: joinedRounds(needs.all(roundsElsewhere)),
    endSlotsElsewhere: async (tx, player, at) => {
      for (const end of enders()) await end(tx, player, at)
    },
    clock,
    log,
    titles: get(catalogPort).titles,
    released: releasedGame,
    releasedText,
    gates: [gate],
    rulesFor: (seat, game) => rules()(seat, game),
    slices: needs.all(slices),
    accountFacts: get(identityPort).accountFacts,
    userStatus: (facts, serverTime) => status()(facts, serverTime),
    sessionAlive: get(identityPort).sessionAlive,
    seeds: get(signerPort).seeds,
    receiptKey,
    outboxGrew: () => outbox.grew(),
    watch: metrics.money,
    traces: needs.traces,
  })
}

/** Holds the signer's log of opened seeds to what was played and drawn. */
function watchOf(
  { database, clock, log, all }: ModuleNeeds,
  { secondKey }: KeptKeys,
): Pick<ModuleParts, 'concerns' | 'families' | 'jobs'> {
  if (secondKey === null) return {}
  const judges = all(openingJudges)
  const watch = createOpeningsWatch({ database, clock, log, signer: secondKey, judges })
  return {
    concerns: watch.concerns,
    families: async () => watch.families(),
    jobs: [
      // What it has judged is remembered by each node; the next look reads on from the same line.
      {
        name: 'openings of seeds',
        where: 'everyNode',
        everyMs: watchEveryMs,
        work: () => watch.look(),
      },
    ],
  }
}
