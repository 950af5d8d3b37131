import { toHex } from '@fairhouse/fairness/hex'
import { leafHash } from '@fairhouse/fairness/merkle'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { provenRow } from '@fairhouse/game-math/prize-table/row-proof'
import {
  isPrizeTableGame,
  type PrizeTableGame,
} from '@fairhouse/game-math/prize-table/prize-table-game'
import { rowCount } from '@fairhouse/game-math/prize-table/prize-table-head'
import { describe, expect, it } from 'vitest'
import { loadTitle, titleUris } from './discover.ts'
import { readRows } from './with-rows.ts'

const checkedRows = 10_000
const titles = await Promise.all(titleUris().map(loadTitle))
const withTables = titles.flatMap(({ manifest, game, folder }) =>
  isPrizeTableGame(game) ? [{ uri: manifest.uri, game, file: readRows(game.table, folder) }] : [],
)

/** Plays the round of a row to its end: what it pays, and which features it meets. */
function played(game: PrizeTableGame, index: number) {
  const draw = drawFrom(new SeededWords(0))
  let step = game.regenerated(index)
  const events = [...step.events]
  while (!step.state.done) {
    step = game.act(step.state, { type: 'freeSpin' }, draw)
    events.push(...step.events)
  }
  const isFree = events.some(({ type }) => type === 'freeSpinsAwarded')
  return { units: step.state.units, features: isFree ? ['freeSpins'] : [] }
}

describe.each(withTables)('the prize table of $uri', ({ game, file }) => {
  const { table } = game
  const ends = table.classes.map((_, i) =>
    table.classes.slice(0, i + 1).reduce((sum, { rows }) => sum + rows, 0),
  )

  it('plays ten thousand rows, drawn at random over all, as their class and their units say', () => {
    const draw = drawFrom(new SeededWords(20_000))
    for (let i = 0; i < checkedRows; i++) {
      const index = draw.below(file.rows)
      const { features } = table.classes[ends.findIndex((end) => index < end)] ?? {}
      const { units } = file.row(index)
      const found = played(game, index)
      if (found.units !== units || String(found.features) !== String(features)) {
        expect({ index, ...found }).toEqual({ index, units, features })
      }
    }
  }, 120_000)

  it('hashes to the root that its definition names, and proves its rows against it', () => {
    expect(file.rows).toBe(rowCount(table))
    for (const [index, leaf] of file.leaves.entries()) {
      if (index % 50 === 0) expect(toHex(leafHash(file.block(index)))).toBe(toHex(leaf))
    }
    expect(toHex(file.tree().root)).toBe(table.root)
    for (const index of [0, 255, 256, file.rows - 1]) {
      expect(provenRow(table, index, game.prove(index))).toEqual(file.row(index))
    }
  })

  it('counts all units of a class among its parts', () => {
    let index = 0
    for (const { rows, parts } of table.classes) {
      let units = 0
      for (const end = index + rows; index < end; index++) units += file.row(index).units
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(units)
    }
  })
})
