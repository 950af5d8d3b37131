import { isDoubling } from '@fairhouse/contract/rounds/doubling'
import type { Json } from '@fairhouse/contract/json'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { baseMode, type Game } from '@fairhouse/game-math/game'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { releasedGame } from '@fairhouse/games/released'
import { type Evidence, recount } from '@fairhouse/verifier/recount'
import { wantedRow, withGivenRow } from '@fairhouse/verifier/prize-table-row'
import type { Title } from '../../apps/server/src/modules/catalog/index.ts'
import {
  type ProductionRound,
  productionPlayer,
} from '../../apps/server/src/modules/play/testing/production-rounds.ts'
import { type ChiSquare, chiSquare } from './chi-square.ts'
import { Outcomes } from './outcomes.ts'

/** What rounds of a title came to. */
export interface Verified {
  readonly rounds: number
  /** Steps that players took after their bets. */
  readonly moves: number
  /** Every round that the verifier did not find as it was told, in words; at most a few of them. */
  readonly differences: readonly string[]
  /** How what rounds of the headline's bet paid, played as it says, lies beside its certificate; null where the player may gamble what he won, which changes that. */
  readonly outcomes: ChiSquare | null
}

export interface VerifyPlan {
  readonly rounds: number
  /** What the headline's bet is on, of a title whose bets select something. */
  readonly headline?: Json | undefined
  readonly onProgress: (done: number) => void
}

const clientSeed = 'verify'
const stride = 1000
const enough = 5

/**
 * Plays rounds of a title as the house does, and has each worked out again by the verifier of the browser from what a player is told: the
 * seeds, the nonce, his choices, and the rules by their hash. Stakes and ways to bet take turns; choices are random.
 * @param rulesOf what the verifier loads by that hash.
 */
export async function verifyTitle(
  title: Title,
  { rounds, headline, onProgress }: VerifyPlan,
  rulesOf: (title: Title) => Promise<Game> = releasedRules,
): Promise<Verified> {
  const { manifest, rules } = title
  const serverSeed = sha256(new TextEncoder().encode(`verify ${manifest.uri}`))
  const player = productionPlayer(title, { serverSeed, clientSeed })
  const known = await rulesOf(title)
  const choices = drawFrom(new SeededWords(manifest.id))
  const differences: string[] = []
  const outcomes = new Outcomes(title.certificate)
  const isPlayedBest = rules.strategy !== undefined
  let isGambled = false
  let moves = 0
  for (let nonce = 0; nonce < rounds && differences.length < enough; nonce++) {
    const round = player.play(nonce, (count) => choices.below(count))
    moves += round.moves.length
    isGambled ||= round.moves.some(({ type }) => isDoubling(type))
    const isHeadline = round.mode === baseMode && isSame(round.selection, headline)
    if (isHeadline && round.isBest === isPlayedBest) outcomes.count(round)
    const found = differenceOf(known, rules, evidenceOf(round, rules.hash, serverSeed))
    if (found !== null) differences.push(`${manifest.uri}, nonce ${nonce}: ${found}`)
    if (nonce % stride === 0) onProgress(nonce)
  }
  return {
    rounds,
    moves,
    differences,
    outcomes: isGambled ? null : chiSquare(outcomes.classes()),
  }
}

async function releasedRules({ manifest, rules }: Title): Promise<Game> {
  const kept = await releasedGame(manifest.uri, rules.hash)
  if ('missing' in kept) throw new Error(kept.missing)
  return kept.game
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other))

function evidenceOf(round: ProductionRound, hash: string, serverSeed: Uint8Array): Evidence {
  const { nonce, firstStake, selection, mode, moves, events, payout } = round
  return {
    serverSeed: toHex(serverSeed),
    clientSeed,
    nonce,
    stake: firstStake,
    selection,
    mode,
    moves,
    shownHash: toHex(sha256(serverSeed)),
    played: { definitionHash: hash, events, payout },
  }
}

/** Null when all agrees. @param house answers for rows of a prize table, as its call does. */
function differenceOf(known: Game, house: Game, evidence: Evidence): string | null {
  let result = null
  if (isPrizeTableGame(known) && isPrizeTableGame(house)) {
    const wanted = wantedRow(known, evidence)
    const given = withGivenRow(known, { ...wanted, proof: house.prove(wanted.index) })
    if (given === null) return `row ${wanted.index} is not proven`
    result = recount(given.game, evidence, given.row)
  } else result = recount(known, evidence)
  if (typeof result === 'string') return `refused: ${result}`
  if (result.agrees === true && !result.unfinished) return null
  const odd = result.events.findIndex(({ agrees }) => agrees === false)
  return JSON.stringify({
    rules: result.rules.agrees,
    hash: result.hash.agrees,
    payout: result.payout,
    unfinished: result.unfinished,
    misfit: result.misfit,
    ...(odd < 0 ? {} : { event: odd, ...result.events[odd] }),
  })
}
