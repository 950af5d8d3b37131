import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { tableRow as tableRowCall } from '@fairhouse/contract/calls/table-row'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import { rowCount } from '@fairhouse/game-math/table/table-head'
import type { Outcome } from '#platform/answer'
import type { PlayHouse } from './change-seat.ts'

/** A row of an outcome table with its proof. */
export function tableRow(
  { needs }: Pick<PlayHouse, 'needs'>,
  { uri, hash, index }: BodyOf<typeof tableRowCall>,
): Outcome<ReplyOf<typeof tableRowCall>> {
  const rules = needs.titles.find(uri)?.rules
  if (!rules || rules.hash !== hash || !isTableGame(rules)) return { refused: 'notFound' }
  if (index >= rowCount(rules.table)) return { refused: 'notFound' }
  const { block, beside } = rules.prove(index)
  return { reply: { block, beside: [...beside] } }
}
