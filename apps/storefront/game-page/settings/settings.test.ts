import { describe, expect, it } from 'vitest'
import { firstSettings, openSettings, type Shelf } from './settings.ts'

const shelfOf = (kept = new Map<string, string>()): Shelf => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
})

describe('settings', () => {
  it('are found again by the next page', () => {
    const shelf = shelfOf()
    openSettings('game', shelf).change({ turbo: true, stakes: { CREDIT: 200 } })
    expect(openSettings('game', shelf).now).toEqual({
      ...firstSettings,
      turbo: true,
      stakes: { CREDIT: 200 },
    })
  })

  it.each([
    ['without storage', null],
    [
      'with storage that throws',
      {
        getItem: () => {
          throw new Error('denied')
        },
        setItem: () => {
          throw new Error('denied')
        },
      },
    ],
  ])('hold for the page %s', (_, shelf) => {
    const settings = openSettings('game', shelf)
    settings.change({ music: 0 })
    expect(settings.now.music).toBe(0)
  })

  it.each(['{', 'null', '{"effects":7}', '[]'])(
    'begin anew when the stored text is %s',
    (stored) => {
      expect(openSettings('game', shelfOf(new Map([['game', stored]]))).now).toEqual(firstSettings)
    },
  )
})
