import { describe, expect, it } from 'vitest'
import { type AnswerOf, type Item, items, scoreOf } from './score.ts'

const allNever = {
  beyondMeans: 'never',
  tolerance: 'never',
  chasing: 'never',
  borrowing: 'never',
  felt: 'never',
  health: 'never',
  criticised: 'never',
  finances: 'never',
  guilt: 'never',
} as const

/** Nine answers, by how often each was given from the first item on. */
const given = (often: Readonly<Partial<Record<AnswerOf, number>>>) => {
  const list = (['sometimes', 'often', 'always'] as const).flatMap((answer) =>
    Array.from({ length: often[answer] ?? 0 }, () => answer),
  )
  const answers: Record<Item, AnswerOf> = { ...allNever }
  for (const [index, item] of items.entries()) answers[item] = list[index] ?? 'never'
  return answers
}

describe('the index', () => {
  it.each([
    [{}, 0, 'none'],
    [{ sometimes: 1 }, 1, 'low'],
    [{ often: 1 }, 2, 'low'],
    [{ always: 1 }, 3, 'moderate'],
    [{ sometimes: 7 }, 7, 'moderate'],
    [{ often: 4 }, 8, 'high'],
    [{ always: 9 }, 27, 'high'],
  ])('of %j is %i, which is %s', (often, points, level) => {
    expect(scoreOf(given(often))).toEqual({ points, level })
  })

  it('is not told before all nine are answered', () => {
    const { finances: _last, ...eight } = given({ always: 9 })
    expect(scoreOf(eight)).toBeNull()
    expect(scoreOf({})).toBeNull()
  })
})
