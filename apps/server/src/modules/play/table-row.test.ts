import { provenRow } from '@fairhouse/game-math/table/row-proof'
import { rowCount } from '@fairhouse/game-math/table/table-head'
import { smallTable } from '@fairhouse/game-math/table/testing/small-table'
import { describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import { tableRow } from './table-row.ts'
import { wheelTitle } from './testing/wheel.ts'

const { game, table, file } = smallTable('anywhere', 900)
const rules = new Map([
  [`wheel ${wheelTitle.rules.hash}`, wheelTitle.rules],
  [`tabled ${game.hash}`, game],
])
const definitions = {
  rulesOf: (uri: string, hash: string) => Promise.resolve(rules.get(`${uri} ${hash}`) ?? null),
}

describe('a row of an outcome table', () => {
  it('comes with what proves it', async () => {
    for (const index of [0, 300, rowCount(table) - 1]) {
      const answer = await tableRow(definitions, { uri: 'tabled', hash: game.hash, index })
      if (isRefused(answer)) throw new Error(answer.refused)
      expect(provenRow(table, index, answer.reply)).toEqual(file.row(index))
    }
  })

  it.each([
    ['a title that there is not', { uri: 'nowhere' }],
    ['a title without a table', { uri: wheelTitle.card.uri, hash: wheelTitle.rules.hash }],
    ['other rules', { hash: 'f'.repeat(64) }],
    ['a row beyond the last', { index: rowCount(table) }],
  ])('is not found for %s', async (_, change) => {
    const body = { uri: 'tabled', hash: game.hash, index: 0, ...change }
    expect(await tableRow(definitions, body)).toEqual({ refused: 'notFound' })
  })
})
