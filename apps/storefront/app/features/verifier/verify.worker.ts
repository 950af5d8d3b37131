import type { FamilyName } from '@fairhouse/contract/families/all'
import type { Game } from '@fairhouse/game-math/game'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import {
  type Evidence,
  type Recount,
  type RecountFault,
  recount,
} from '@fairhouse/verifier/recount'
import { rulesOf } from './rules-of.ts'
import {
  type GivenRow,
  isFor,
  type WantedRow,
  wantedRow,
  withGivenRow,
} from '@fairhouse/verifier/prize-table-row'

/** Asked of the worker. */
export interface Question {
  readonly number: number
  readonly uri: string
  readonly evidence: Evidence
  /** The row that it wanted to see first, for a title with a prize table. */
  readonly row: GivenRow | null
}

/** A round that was worked out, and the family of games that it is one of. */
export interface Recounted {
  readonly recount: Recount
  readonly family: FamilyName
}

/** Told by it. `mathsMissing`: the title's rules could not be loaded; `rowUnproven`: nor the row, or not with its proof. */
export type Result = Recounted | RecountFault | 'mathsMissing' | 'rowUnproven'
export type VerifierAnswer =
  | { readonly number: number; readonly result: Result }
  | { readonly number: number; readonly wanted: WantedRow }

async function answer(question: Question): Promise<VerifierAnswer> {
  const { number, uri, evidence } = question
  try {
    const game = await rulesOf(uri, evidence.played?.definitionHash ?? null)
    return game ? answerFor(game, question) : { number, result: 'mathsMissing' }
  } catch (fault) {
    reportError(fault)
    return { number, result: 'mathsMissing' }
  }
}

function answerFor(game: Game, { number, evidence, row }: Question): VerifierAnswer {
  if (!isPrizeTableGame(game)) return { number, result: resultOf(game, recount(game, evidence)) }
  const wanted = wantedRow(game, evidence)
  if (!isFor(wanted, row)) return { number, wanted }
  const given = withGivenRow(game, row)
  const result = given
    ? resultOf(game, recount(given.game, evidence, given.row))
    : ('rowUnproven' as const)
  return { number, result }
}

const resultOf = ({ paytable }: Game, counted: Recount | RecountFault): Result =>
  typeof counted === 'string' ? counted : { recount: counted, family: paytable.family }

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  void answer(data).then((told) => self.postMessage(told))
})
