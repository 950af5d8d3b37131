import type { InstantEvent } from '@fairhouse/contract/families/instant/events'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventPair } from '../family.ts'
import { family } from './index.tsx'

const labels = { said: 'played', recounted: 'recomputed' }

const alone = (event: InstantEvent): EventPair => ({ recounted: event, said: null, agrees: null })
const against = (recounted: InstantEvent, said: InstantEvent): EventPair => ({
  recounted,
  said,
  agrees: false,
})

/** Rows of a table as they are read. */
const rowsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<[^>]*>/g, '|')
      .split(/\|+/)
      .filter((part) => part !== '')
      .join(' | '),
  )

const marks = (markup: string): readonly (string | undefined)[] =>
  [...markup.matchAll(/class="cell-differs">([^<]*)/g)].map(([, text]) => text)

describe('what was drawn', () => {
  const drawn: readonly (readonly [
    event: InstantEvent,
    caption: string,
    rows: readonly string[],
  ])[] = [
    [{ type: 'gateOpened', target: 200, result: 317 }, 'Multiplier', ['3.17×']],
    [
      { type: 'ballDropped', rows: 8, risk: 'low', path: [0, 1, 1, 0, 0, 0, 1, 1] },
      'Path',
      ['Left | Right | Right | Left | Left | Left | Right | Right'],
    ],
    [{ type: 'fieldShown', mines: [0, 7, 24] }, 'Mines', ['1 | 8 | 25']],
    [{ type: 'towerShown', traps: [[0], [1, 2]] }, 'Fires, level by level', ['1', '2 | 3']],
  ]

  it.each(drawn)('is a table: %o', async (event, caption, rows) => {
    const teller = await family.load('en')
    const [board, ...others] = teller.boards([alone(event)], labels)
    expect(others).toEqual([])
    expect(board).toMatchObject({ place: 0, caption, said: null, agrees: null })
    expect(rowsOf(renderToStaticMarkup(board?.recounted))).toEqual(rows)
  })

  it('is told by nothing that only follows from it', async () => {
    const teller = await family.load('en')
    const following: readonly InstantEvent[] = [
      { type: 'gatePaid', pay: 200, total: 200 },
      { type: 'fieldLaid', cells: 25, mines: 3 },
      { type: 'gemFound', cell: 4, found: 1, times: 113 },
      { type: 'cashedOut', times: 113, pay: 113, total: 113 },
    ]
    expect(teller.boards(following.map(alone), labels)).toEqual([])
  })

  it('marks on both sides what is not as it was shown', async () => {
    const teller = await family.load('en')
    const pair = against(
      { type: 'fieldShown', mines: [0, 7, 24] },
      { type: 'fieldShown', mines: [0, 8, 24] },
    )
    const [board] = teller.boards([pair], labels)
    expect(board?.agrees).toBe(false)
    expect(marks(renderToStaticMarkup(board?.recounted))).toEqual(['8'])
    expect(marks(renderToStaticMarkup(board?.said))).toEqual(['9'])
  })

  it('is shown on one side where the other has nothing of it', async () => {
    const teller = await family.load('en')
    const event: InstantEvent = { type: 'gateOpened', target: 200, result: 101 }
    const [board] = teller.boards([{ recounted: null, said: event, agrees: false }], labels)
    expect(board).toMatchObject({ caption: 'Multiplier', recounted: null })
    expect(rowsOf(renderToStaticMarkup(board?.said))).toEqual(['1.01×'])
  })
})

describe('what happened', () => {
  const cases: readonly (readonly [told: string, event: InstantEvent])[] = [
    ['The gate opens to 3.17×, target 2.00×', { type: 'gateOpened', target: 200, result: 317 }],
    ['Target met', { type: 'gatePaid', pay: 200, total: 200 }],
    ['Target not met', { type: 'gatePaid', pay: 0, total: 0 }],
    ['Slot 1: 33.00×', { type: 'ballSettled', slot: 0, times: 3300, pay: 3300, total: 3300 }],
    ['3 mines under 25 tiles', { type: 'fieldLaid', cells: 25, mines: 3 }],
    ['Tile 5: gem, 1.13×', { type: 'gemFound', cell: 4, found: 1, times: 113 }],
    ['Tile 25: mine', { type: 'mineHit', cell: 24 }],
    [
      '9 levels of 3 windows',
      { type: 'towerBuilt', levels: 9, width: 3, traps: 1, risk: 'medium' },
    ],
    ['Level 2 holds, 2.22×', { type: 'levelClimbed', level: 2, cell: 1, times: 222 }],
    ['Fire on level 3', { type: 'trapSprung', level: 3, cell: 0 }],
    ['Cashed out at 1.48×', { type: 'cashedOut', times: 148, pay: 148, total: 148 }],
  ]

  it.each(cases)('is told as “%s”', async (told, event) => {
    expect((await family.load('en')).eventName(event)).toBe(told)
  })

  it('is not told of rounds of other families', async () => {
    const teller = await family.load('en')
    expect(teller.eventName({ type: 'ballDrawn', place: 1, ball: 7 })).toBe('')
  })
})
