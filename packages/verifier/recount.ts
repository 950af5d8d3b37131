import { paidByMeters, withoutMeters } from '@fairhouse/contract/rounds/meters'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import type { Game, RoundState } from '@fairhouse/game-math/game'
import { type Bet, type Outcome, playAgain } from './play-again.ts'
import type { ProvenRow } from './prize-table-row.ts'
import { type Drawn, watchedDraw } from './watched-draw.ts'

/** What a round drew from and what the player chose, and what was said of it. */
export interface Evidence extends Bet {
  /** Hash that was shown before the round, if it is known. */
  readonly shownHash: string | null
  /** What the house says was played, if it was loaded. */
  readonly played: Played | null
}

export interface Played {
  readonly definitionHash: string
  readonly events: readonly RoundEvent[]
  /** Minor units; null for a round that was voided before its end, whose payout is no outcome. */
  readonly payout: number | null
}

/** Two values side by side; `agrees` is null where there is nothing to compare with. */
export interface Beside<Value> {
  readonly recounted: Value
  readonly said: Value | null
  readonly agrees: boolean | null
}

export interface Recount {
  readonly hash: Beside<string>
  readonly rules: Beside<string>
  /** The row of a prize table that was drawn, for a title that has one. */
  readonly row: ProvenRow | null
  readonly draws: readonly Drawn[]
  readonly events: readonly Beside<RoundEvent | null>[]
  readonly payout: Beside<number>
  /** The round waits for another choice. */
  readonly unfinished: boolean
  /** The choices that were played do not fit what these values give. */
  readonly misfit: boolean
  /** Whether all that could be compared agrees; null when nothing could. */
  readonly agrees: boolean | null
}

/** Why the evidence makes no round. */
export type RecountFault = 'stake' | 'selection' | 'move'

/**
 * Works a round out again from its evidence, with the very mathematics it was played with. Where a round that was played is
 * compared and its choices do not fit, that is a difference, and the counting ends there; choices made up by hand must fit.
 * @param game the title's rules.
 * @param row what `game` has at hand of its prize table, if it plays from one.
 */
export function recount<State extends RoundState>(
  game: Game<State>,
  evidence: Evidence,
  row: ProvenRow | null = null,
): Recount | RecountFault {
  const drawn: Drawn[] = []
  const outcome = playAgain(game, evidence, (source) => watchedDraw(source, drawn))
  if (outcome === 'stake' || outcome === 'selection') return outcome
  if (outcome === 'mode' || (outcome.misfit && evidence.played === null)) return 'move'
  const hash = seedHash(fromHex(evidence.serverSeed))
  return compare(evidence, { ...outcome, hash, rules: game.hash, row, draws: drawn })
}

interface Found extends Outcome {
  readonly hash: string
  readonly rules: string
  readonly row: ProvenRow | null
  readonly draws: readonly Drawn[]
}

function compare({ shownHash, played }: Evidence, found: Found): Recount {
  const hash = beside(found.hash, shownHash?.toLowerCase() ?? null)
  const rules = beside(found.rules, played?.definitionHash ?? null)
  // What the house's meters paid is no matter of the mathematics: compared is what they stood beside.
  const said = played?.payout ?? null
  const paid = played && said !== null ? said - paidByMeters(played.events) : null
  const payout = beside(found.payout, paid)
  const events = besideEach(found.events, played && withoutMeters(played.events))
  const fits = found.misfit ? false : null
  const verdicts = [hash, rules, payout, ...events].map(({ agrees }) => agrees).concat(fits)
  return {
    hash,
    rules,
    payout,
    events,
    row: found.row,
    draws: found.draws,
    unfinished: found.unfinished,
    misfit: found.misfit,
    agrees: verdicts.every((agrees) => agrees === null)
      ? null
      : verdicts.every((agrees) => agrees !== false),
  }
}

const beside = <Value>(recounted: Value, said: Value | null): Beside<Value> => ({
  recounted,
  said,
  agrees: said === null ? null : recounted === said,
})

/** Events by their place; one that only one side has does not agree. */
function besideEach(
  recounted: readonly RoundEvent[],
  said: readonly RoundEvent[] | null,
): readonly Beside<RoundEvent | null>[] {
  if (said === null) return recounted.map((event) => beside(event, null))
  return Array.from({ length: Math.max(recounted.length, said.length) }, (_, index) => {
    const [ours, theirs] = [recounted[index] ?? null, said[index] ?? null]
    const agrees = ours !== null && theirs !== null && canonicalJson(ours) === canonicalJson(theirs)
    return { recounted: ours, said: theirs, agrees }
  })
}
