import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as cards from '@fairhouse/stage/families/cards/board'
import * as craps from '@fairhouse/stage/families/craps/board'
import * as dice from '@fairhouse/stage/families/dice/board'
import * as instant from '@fairhouse/stage/families/instant/board'
import * as keno from '@fairhouse/stage/families/keno/board'
import * as roulette from '@fairhouse/stage/families/roulette/board'
import * as videoPoker from '@fairhouse/stage/families/video-poker/board'
import { families } from '@fairhouse/contract/families/all'
import { z } from 'zod'
import { loadTitle, urisOfFamily } from './discover.ts'

/** The board that a client shows before anything was played, by reels: as it stands in the client, which needs a browser to be loaded. */
function firstScreen(uri: string): readonly (readonly string[])[] {
  const client = readFileSync(new URL(`${uri}/client/index.ts`, import.meta.url), 'utf8')
  const [, written] = /\brestGrid: (\[\n[\s\S]*?\n\s*\]),\n/.exec(client) ?? []
  if (written === undefined) throw new Error(`${uri} says no first screen`)
  const json = written.replaceAll("'", '"').replaceAll(/,(?=\s*\])/g, '')
  return z.array(z.array(z.string()).min(1)).min(1).parse(JSON.parse(json))
}

const uris = await urisOfFamily('slot')

describe('the first screen of a slot', () => {
  it('is looked at in every slot of the house', () => {
    expect(uris.length).toBeGreaterThan(25)
  })

  // GLI-19, 4.3.2 (d): who enters must not see an award that nobody won.
  it.each(uris)('shows no top award: %s', async (uri) => {
    const { paytable } = (await loadTitle(uri)).game
    if (paytable.family !== 'slot') throw new Error(`${uri} is no slot`)
    const screen = firstScreen(uri)
    const { pays, wild, scatter } = paytable
    const awards = [
      ...pays.map(({ symbols, pays: own }) => ({ symbols, own, stands: wild?.symbol })),
      ...(scatter ? [{ symbols: [scatter.symbol], own: scatter.pays, stands: undefined }] : []),
    ]
    const top = Math.max(...awards.flatMap(({ own }) => own.map(({ units }) => units)))
    for (const { symbols, own, stands } of awards) {
      for (const { count, units } of own) {
        if (units < top) continue
        const is = (symbol: string): boolean => symbols.includes(symbol) || symbol === stands
        // Awards of more symbols than there are reels lie anywhere; all others want one on each reel.
        const places =
          count > screen.length
            ? screen.flat().filter(is).length
            : screen.filter((reel) => reel.some(is)).length
        expect(places, `${symbols.join(' ')} × ${count}`).toBeLessThan(count)
      }
    }
  })
})

/** What lies on the table of each game without reels before a bet. Bingo has a live hall, in which draws go on for everybody. */
const tables = {
  cards: cards.emptyBoard,
  craps: craps.emptyBoard,
  dice: dice.emptyBoard,
  instant: instant.emptyBoard,
  keno: keno.emptyBoard,
  roulette: roulette.emptyBoard,
  'video-poker': videoPoker.emptyBoard,
} as const

const isNothing = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : value === null || value === 0 || typeof value === 'boolean'

describe('the first screen of a game without reels', () => {
  it('is looked at in every family of the house', () => {
    const folders = Object.keys(families).map((name) =>
      name === 'videoPoker' ? 'video-poker' : name,
    )
    expect(['bingo', 'slot', ...Object.keys(tables)].toSorted()).toEqual(folders.toSorted())
  })

  it.each(Object.entries(tables))(
    'is an empty table, with no card, ball, prize or win: %s',
    (family, board) => {
      for (const [name, value] of Object.entries(board)) expect(isNothing(value), name).toBe(true)
      const stage = new URL(
        `../packages/stage/families/${family}/open-${family}.ts`,
        import.meta.url,
      )
      expect(readFileSync(stage, 'utf8')).toMatch(/#board(: \w+)? = emptyBoard\n/)
    },
  )
})
