import type { InstantEvent } from '@fairhouse/contract/families/instant/events'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { fraction } from '../../../fraction.ts'
import type { ScratchDefinition } from '../definition.ts'
import { lines } from './lines.ts'
import { scratchFacts, scratchGame } from './scratch-game.ts'

const prizes = [
  [5000, 1],
  [1000, 2],
  [500, 3],
  [300, 4],
  [200, 10],
  [100, 20],
] as const
const definition: ScratchDefinition = {
  of: 100,
  cards: [
    { card: 'amounts', name: 'Amounts', layout: 'match', prizes },
    { card: 'numbers', name: 'Numbers', layout: 'find', prizes },
    { card: 'rows', name: 'Rows', layout: 'row', prizes },
  ],
  unitsPerStake: 100,
  betLevels: [100, 200],
}
const game = scratchGame(definition)

type Bought = Extract<InstantEvent, { type: 'cardBought' }>

/** What the print of a card wins, by its rules alone. */
function readPrint({ layout, fields }: Bought): readonly number[] {
  if (layout === 'match') {
    const amounts = [...new Set(fields.map(({ times }) => times ?? 0))]
    return amounts.filter((one) => fields.filter(({ times }) => times === one).length >= 3)
  }
  if (layout === 'find') {
    const sought = fields.slice(0, 2).map(({ mark }) => mark)
    return fields.slice(2).flatMap(({ mark, times }) => (sought.includes(mark) ? [times ?? 0] : []))
  }
  const won = lines.filter(([one, ...others]) =>
    others.every((field) => fields[field]?.mark === fields[one]?.mark),
  )
  return won.map(() => fields[9]?.times ?? 0)
}

function buy(card: string, seed: number) {
  const draw = drawFrom(new SeededWords(seed))
  const opened = game.open(draw, { selection: { card } })
  const [bought] = opened.events
  if (bought?.type !== 'cardBought') throw new TypeError('no card was bought')
  const paid = game.act(opened.state, { type: 'uncoverCard' }, draw)
  return { opened, bought, paid }
}

describe.each(['amounts', 'numbers', 'rows'])('scratch cards: %s', (card) => {
  it('show in their print what they pay, and no more', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const { bought, paid } = buy(card, seed)
      const { units } = paid.state
      expect(readPrint(bought)).toEqual(units > 0 ? [units] : [])
      seen.add(units)
    }
    expect(seen.size).toBeGreaterThan(4)
  })

  it('pay nothing and end nothing before the foil is off', () => {
    const { opened } = buy(card, 5)
    expect(opened.state).toMatchObject({ units: 0, done: false })
    expect(game.legal(opened.state)).toEqual([{ type: 'uncoverCard' }])
    expect(game.parseState(JSON.parse(JSON.stringify(opened.state)))).toEqual(opened.state)
  })

  it('have facts that are their table of prizes', () => {
    const { rtp, hit } = scratchFacts(definition, card)
    const sum = prizes.reduce((all, [units, ways]) => all + units * ways, 0)
    expect(rtp).toEqual(fraction(BigInt(sum), 10_000n))
    expect(hit).toEqual(fraction(40n, 100n))
  })
})

describe('scratch cards', () => {
  it('mark the fields that win', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { bought, paid } = buy('amounts', seed)
      const [event] = paid.events
      if (event?.type !== 'cardPaid') throw new TypeError('nothing was paid')
      for (const field of event.wins) expect(bought.fields[field]?.times).toBe(event.pay)
      expect(event.wins).toHaveLength(event.pay > 0 ? 3 : 0)
    }
  })

  it('refuse states that no round can be in', () => {
    const { state } = buy('rows', 1).opened
    for (const broken of [
      { ...state, card: 'other' },
      { ...state, prize: 7 },
      { ...state, units: 100 },
      { ...state, done: true, units: state.prize + 100 },
      { ...state, wins: [12] },
    ]) {
      expect(() => game.parseState(broken)).toThrow(TypeError)
    }
  })

  it('are bought by a name that there is', () => {
    expect(game.priceOf?.({ selection: { card: 'rows' } })).toBe(100)
    expect(game.priceOf?.({ selection: { card: 'others' } })).toBeNull()
    expect(game.priceOf?.({})).toBeNull()
  })

  it('refuse definitions that cannot be printed', () => {
    const few = {
      ...definition,
      cards: definition.cards.map((card) => ({ ...card, prizes: prizes.slice(3) })),
    }
    expect(() => scratchGame(few)).toThrow(RangeError)
    expect(() => scratchGame({ ...definition, of: 40 })).toThrow(RangeError)
  })
})
