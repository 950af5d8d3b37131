import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventPair } from '../family.ts'
import { family } from './index.tsx'

const labels = { said: 'shown', recounted: 'recounted' }
const dealt = (first: 'As' | '2s'): EventPair['recounted'] => ({
  type: 'pokerDealt',
  cards: [first, '7h', 'Jd', '2c', 'Th'],
  made: null,
})

describe('a recounted round of video poker', () => {
  it('tells its cards by name', async () => {
    const teller = await family.load('en')
    const [board] = teller.boards(
      [{ recounted: dealt('As'), said: dealt('As'), agrees: true }],
      labels,
    )
    expect(board).toMatchObject({ place: 0, caption: 'Dealt', said: null, agrees: true })
    const shown = renderToStaticMarkup(board?.recounted)
    expect(shown).toContain('ace of spades')
    expect(shown).not.toContain('cell-differs')
  })

  it('marks a card that is not the one that was shown', async () => {
    const teller = await family.load('en')
    const [board] = teller.boards(
      [{ recounted: dealt('As'), said: dealt('2s'), agrees: false }],
      labels,
    )
    expect(renderToStaticMarkup(board?.said).match(/cell-differs/g)).toHaveLength(1)
    expect(renderToStaticMarkup(board?.recounted)).toContain('class="cell-differs">ace of spades')
  })

  it('names what happened', async () => {
    const teller = await family.load('de')
    const won = { type: 'pokerHandWon', hand: 0, name: 'flush', pay: 6, total: 6 } as const
    expect(teller.eventName(won)).toBe('Flush zahlt')
    expect(
      teller.eventName({ type: 'pokerDrawn', hand: 0, held: [1], cards: [], made: null }),
    ).toContain('1')
  })
})
