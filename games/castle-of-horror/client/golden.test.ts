import { roundEvent } from '@fairhouse/contract/rounds/round'
import { boardOf } from '@fairhouse/stage/families/slot/board'
import { slotEventsOf } from '@fairhouse/stage/families/slot/slot-events'
import { describe, expect, it } from 'vitest'
import golden from '../golden.json' with { type: 'json' }
import { symbolName } from './names.ts'

const rounds = golden.rounds.map(({ name, events, units }) => ({
  name,
  units,
  events: slotEventsOf(events.map((event) => roundEvent.parse(event))),
}))

describe('golden rounds on the board', () => {
  it.each(rounds)('$name', ({ events, units }) => {
    const board = boardOf(events)
    expect(board.total).toBe(units)
    expect(board.finished).toBe(true)
    for (let step = 0; step <= events.length; step++) {
      expect(boardOf(events.slice(step), boardOf(events.slice(0, step)))).toEqual(board)
    }
  })

  it('show only symbols that have a name in every language', () => {
    const shown = new Set(
      rounds.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'reelsStopped' ? event.grid.flat() : [])),
      ),
    )
    for (const symbol of shown) {
      for (const language of ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const)
        expect(symbolName(symbol, 3, language)).not.toBe(symbol)
    }
  })
})
