import type { StreamRound } from '@fairhouse/contract/calls/play'
import type { Action, Game } from '@fairhouse/game-math/game'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import type { RowProof } from '@fairhouse/game-math/prize-table/prize-table-head'
import type { FindingCode } from './finding.ts'
import { type Bet, type Outcome, playAgain } from './play-again.ts'
import { type WantedRow, wantedRow, withGivenRow } from './prize-table-row.ts'

/** Where rules and rows of prize tables are had. */
export interface Rules {
  /** The rules of a title by the hash that a round names; null where there are none such. */
  rulesOf(uri: string, hash: string): Promise<Game | null>
  /** What proves a row of a prize table; null where it is not to be had. */
  rowOf(uri: string, wanted: WantedRow): Promise<RowProof | null>
}

/** The seeds of a stream that was revealed. */
export interface Seeds {
  readonly serverSeed: string
  readonly clientSeed: string
}

/** Something of a round that is not what the mathematics makes of it. */
export interface Difference {
  readonly code: FindingCode
  readonly said?: string | number
  readonly found?: string | number
}

/**
 * Works a round out again and compares what it came to.
 * Of one that was voided for want of its rules, only that at least its stake went back can be said.
 */
export async function checkOutcome(
  round: StreamRound,
  seeds: Seeds,
  rules: Rules,
): Promise<readonly Difference[]> {
  const game = await rules.rulesOf(round.uri, round.definition)
  if (!game && round.ended === 'voided') return refunded(round)
  if (!game) return [{ code: 'rulesMissing', said: round.definition }]
  if (game.hash !== round.definition) {
    return [{ code: 'rulesDiffer', said: round.definition, found: game.hash }]
  }
  const { stake, firstStake = stake, mode, nonce, selection } = round
  const moves = round.moves.flatMap(actionOf)
  const bet: Bet = { ...seeds, nonce, stake: firstStake, mode, selection, moves }
  const ready = await withRow(game, round, { bet, rules })
  if (typeof ready === 'string') return [{ code: ready }]
  try {
    return differencesOf(round, ready, bet)
  } catch {
    // Whoever writes a file may write rules that have a hash and cannot be played.
    return [{ code: 'rulesMissing', said: round.definition }]
  }
}

const actionOf = ({ type, choice, data }: StreamRound['moves'][number]): readonly Action[] =>
  type === 'bet' ? [] : [{ type, choice, data }]

/** The game with the row that the round needs, if it plays from a table. */
async function withRow(
  game: Game,
  { uri }: StreamRound,
  { bet, rules }: { readonly bet: Bet; readonly rules: Rules },
): Promise<Game | 'rowMissing' | 'rowUnproven'> {
  if (!isPrizeTableGame(game)) return game
  const wanted = wantedRow(game, bet)
  const proof = await rules.rowOf(uri, wanted)
  if (proof === null) return 'rowMissing'
  return withGivenRow(game, { ...wanted, proof })?.game ?? 'rowUnproven'
}

function differencesOf(round: StreamRound, game: Game, bet: Bet): readonly Difference[] {
  const outcome = playAgain(game, bet)
  if (outcome === 'stake') return [{ code: 'stakeImpossible', said: round.stake }]
  if (outcome === 'mode') return [{ code: 'modeImpossible', said: round.mode }]
  if (outcome === 'selection') return [{ code: 'selectionImpossible' }]
  if (outcome.misfit || bet.moves.length !== round.moves.length) {
    return [{ code: 'movesImpossible' }]
  }
  // A voided round gives back what it cost, or what it had won by then if that is more.
  if (round.ended === 'voided') return paid(round, Math.max(round.stake, outcome.payout))
  return [
    ...paid(round, outcome.payout),
    ...costs(round, outcome.cost),
    ...meters(round, { outcome, game }),
    ...end(round, outcome),
  ]
}

/** What later actions took stands beside the bet in what the round cost. */
function costs({ stake }: StreamRound, found: number): readonly Difference[] {
  return stake === found ? [] : [{ code: 'costDiffers', said: stake, found }]
}

function paid({ payout, paidByMeters }: StreamRound, found: number): readonly Difference[] {
  const said = payout - paidByMeters
  return said === found ? [] : [{ code: 'payoutDiffers', said, found }]
}

function refunded({ payout, paidByMeters, stake }: StreamRound): readonly Difference[] {
  const said = payout - paidByMeters
  return said >= stake ? [] : [{ code: 'payoutDiffers', said, found: stake }]
}

/**
 * Meters pay where the round drew a jackpot, and what they pay is no matter of the seeds. Where the title has jackpots that a meter
 * decides, whether one paid is not either.
 */
function meters(
  { paidByMeters }: StreamRound,
  { outcome, game }: { readonly outcome: Outcome; readonly game: Game },
): readonly Difference[] {
  // A jackpot that is drawn is told with a pay of 0: the amount is the meter's.
  const isDrawn = outcome.events.some((event) => event.type === 'jackpotWon' && event.pay === 0)
  const isDecided = game.jackpots?.some(({ won }) => won === 'byMeter') ?? false
  if (isDrawn ? paidByMeters > 0 : paidByMeters === 0 || isDecided) return []
  return [{ code: 'metersDiffer', said: paidByMeters }]
}

function end({ ended }: StreamRound, { unfinished }: Outcome): readonly Difference[] {
  if (unfinished === (ended === null)) return []
  return [{ code: 'endDiffers', said: ended ?? 'open', found: unfinished ? 'open' : 'ended' }]
}
