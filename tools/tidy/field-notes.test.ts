import { calls } from '@fairhouse/contract/calls/all'
import { describe, expect, it } from 'vitest'

const game = { uri: 'wheel' }

describe('what the reference says of whole numbers', () => {
  it.each([
    ['gameHistory', 'pageSize', 50, 10, game],
    ['jackpots', 'limit', 50, 20, {}],
    ['lastWinners', 'limit', 50, 12, {}],
  ] as const)(
    'is what %s takes as %s: to %i, and %i if left out',
    (name, field, most, usual, body) => {
      const { body: schema } = calls[name]
      const taken = (value?: number) =>
        schema.safeParse(value === undefined ? body : { ...body, [field]: String(value) })
      expect(
        [taken(0), taken(1), taken(most), taken(most + 1)].map(({ success }) => success),
      ).toEqual([false, true, true, false])
      expect(taken().data).toMatchObject({ [field]: usual })
    },
  )
})
