import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { prizeRow as prizeRowCall } from '@fairhouse/contract/calls/prize-table-row'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { rowCount } from '@fairhouse/game-math/prize-table/prize-table-head'
import type { Outcome } from '#platform/answer'
import type { Definitions } from './definitions.ts'

/** A row of a prize table with its proof, of rules that are played today or of earlier ones. */
export async function prizeRow(
  { rulesOf }: Pick<Definitions, 'rulesOf'>,
  { uri, hash, index }: BodyOf<typeof prizeRowCall>,
): Promise<Outcome<ReplyOf<typeof prizeRowCall>>> {
  const rules = await rulesOf(uri, hash)
  if (!rules || !isPrizeTableGame(rules)) return { refused: 'notFound' }
  if (index >= rowCount(rules.table)) return { refused: 'notFound' }
  const { block, beside } = rules.prove(index)
  return { reply: { block, beside: [...beside] } }
}
