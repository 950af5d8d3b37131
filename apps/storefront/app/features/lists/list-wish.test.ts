import { describe, expect, it } from 'vitest'
import { type ListWish, plainWish, queryOf, readWish } from './list-wish.ts'

const read = (query: string) => readWish(new URLSearchParams(query))

describe('what a query asks of a list', () => {
  it.each<[string, ListWish]>([
    ['', plainWish],
    ['page=2', { ...plainWish, page: 2, from: 2 }],
    ['page=3&from=1', { ...plainWish, page: 3, from: 1 }],
    ['kind=slot&sort=rtp', { ...plainWish, kind: 'slot', sort: 'rtp' }],
    ['group=1283', { ...plainWish, group: 1283 }],
  ])('%s', (query, wish) => {
    expect(read(query)).toEqual(wish)
    expect(readWish(new URLSearchParams(queryOf(wish)))).toEqual(wish)
  })

  it.each(['kind=dice', 'sort=%00', 'group=1290', 'group=1281.5', 'kind=slot%27--', 'x='])(
    '%s asks for nothing',
    (query) => {
      expect(read(query)).toEqual(plainWish)
    },
  )

  it.each(['from=9', 'from=0', 'from=-1', 'from=x'])('page 2 with %s is page 2 alone', (query) => {
    expect(read(`page=2&${query}`)).toEqual({ ...plainWish, page: 2, from: 2 })
  })

  it.each(['0', '-1', '1.5', '01', '١', 'two', '1e3', ' 1', '123456', '9'.repeat(10_000)])(
    'no list has page %s',
    (page) => {
      expect(readWish(new URLSearchParams({ page }))).toBeNull()
    },
  )

  it('is written without what goes without saying', () => {
    expect(queryOf(plainWish)).toBe('')
    expect(queryOf({ ...plainWish, page: 4, from: 4 })).toBe('?page=4')
    expect(queryOf({ ...plainWish, kind: 'fish', sort: 'name', page: 2, from: 1 })).toBe(
      '?kind=fish&sort=name&page=2&from=1',
    )
  })
})
