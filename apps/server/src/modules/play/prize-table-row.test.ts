import { provenRow } from '@fairhouse/game-math/prize-table/row-proof'
import { rowCount } from '@fairhouse/game-math/prize-table/prize-table-head'
import { smallPrizeTable } from '@fairhouse/game-math/prize-table/testing/small-prize-table'
import { describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import { prizeRow } from './prize-table-row.ts'
import { wheelTitle } from './testing/wheel.ts'

const { game, table, file } = smallPrizeTable('anywhere', 900)
const rules = new Map([
  [`wheel ${wheelTitle.rules.hash}`, wheelTitle.rules],
  [`tabled ${game.hash}`, game],
])
const definitions = {
  rulesOf: (uri: string, hash: string) => Promise.resolve(rules.get(`${uri} ${hash}`) ?? null),
}

describe('a row of a prize table', () => {
  it('comes with what proves it', async () => {
    for (const index of [0, 300, rowCount(table) - 1]) {
      const answer = await prizeRow(definitions, { uri: 'tabled', hash: game.hash, index })
      if (isRefused(answer)) throw new Error(answer.refused)
      expect(provenRow(table, index, answer.reply)).toEqual(file.row(index))
    }
  })

  it.each([
    ['a title that there is not', { uri: 'nowhere' }],
    ['a title without a table', { uri: wheelTitle.manifest.uri, hash: wheelTitle.rules.hash }],
    ['other rules', { hash: 'f'.repeat(64) }],
    ['a row beyond the last', { index: rowCount(table) }],
  ])('is not found for %s', async (_, change) => {
    const body = { uri: 'tabled', hash: game.hash, index: 0, ...change }
    expect(await prizeRow(definitions, body)).toEqual({ refused: 'notFound' })
  })
})
