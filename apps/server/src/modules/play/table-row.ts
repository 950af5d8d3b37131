import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { tableRow as tableRowCall } from '@fairhouse/contract/calls/table-row'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import { rowCount } from '@fairhouse/game-math/table/table-head'
import type { Titles } from '#modules/catalog'
import type { Outcome } from '#platform/answer'

/** A row of an outcome table with its proof. */
export function tableRow(
  titles: Titles,
  { uri, hash, index }: BodyOf<typeof tableRowCall>,
): Outcome<ReplyOf<typeof tableRowCall>> {
  const rules = titles.find(uri)?.rules
  if (!rules || rules.hash !== hash || !isTableGame(rules)) return { refused: 'notFound' }
  if (index >= rowCount(rules.table)) return { refused: 'notFound' }
  const { block, beside } = rules.prove(index)
  return { reply: { block, beside: [...beside] } }
}
