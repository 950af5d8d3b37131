import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { tableRow as tableRowCall } from '@fairhouse/contract/calls/table-row'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import { rowCount } from '@fairhouse/game-math/table/table-head'
import type { Outcome } from '#platform/answer'
import type { Definitions } from './definitions.ts'

/** A row of an outcome table with its proof, of rules that are played today or of earlier ones. */
export async function tableRow(
  { rulesOf }: Pick<Definitions, 'rulesOf'>,
  { uri, hash, index }: BodyOf<typeof tableRowCall>,
): Promise<Outcome<ReplyOf<typeof tableRowCall>>> {
  const rules = await rulesOf(uri, hash)
  if (!rules || !isTableGame(rules)) return { refused: 'notFound' }
  if (index >= rowCount(rules.table)) return { refused: 'notFound' }
  const { block, beside } = rules.prove(index)
  return { reply: { block, beside: [...beside] } }
}
