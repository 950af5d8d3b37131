import { describe, expect, it } from 'vitest'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { sampleCatalogue, sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { unpack } from '../../shell/waking/packed.ts'
import { readList } from './read-list.server.ts'

const samples = Array.from({ length: 60 }, (_, index) =>
  sampleGame({
    id: 100 + index,
    name: `A sample ${index}`,
    kind: index < 50 ? 'slot' : 'fish',
    provider: 5,
    sandbox: true,
  }),
)
const games = [...samples, sampleGame({ id: 1, name: 'Zebra' }), sampleGame({ id: 2, name: 'Yak' })]
const personal = {
  picks: [],
  reasonOf: () => null,
  suggested: games.slice(-2),
  lastPlayed: [],
  favorites: [],
  allowed: games.slice(-2),
}
const catalogue: PageCatalogue = {
  ...sampleCatalogue(games),
  ofProvider: (id) => games.filter(({ provider }) => provider === id),
  personal: () => Promise.resolve(personal),
}

const read = async (path: string, query = '') => {
  const list = await readList({
    path,
    query: new URLSearchParams(query),
    language: 'en',
    brand: 'Fairhouse',
    demo: false,
    words: texts.en.lists,
    groups: texts.en.frame.groups,
    catalogue,
    isLogged: false,
  })
  if (list === null) throw new Error(`${path} is no list`)
  return { ...list, ids: unpack(list.games).map(({ id }) => id) }
}

describe('a list', () => {
  it('shows what can be played, and counts nothing else', async () => {
    expect(await read('/games')).toMatchObject({
      ids: [1, 2],
      total: 2,
      pages: 1,
      playable: 2,
      samples: 60,
      kinds: [{ kind: 'slot', count: 2 }],
    })
    expect(await read('/games', 'page=2')).toMatchObject({ exists: false })
  })

  it.each(['name', 'rtp', 'volatility', 'new', 'popular'])(
    'has samples at its end when they are asked for, sorted by %s as well',
    async (sort) => {
      const list = await read('/games', `samples=1&sort=${sort}`)
      expect(new Set(list.ids.slice(0, 2))).toEqual(new Set([1, 2]))
      expect(list).toMatchObject({ total: 62, pages: 2 })
      const more = await read('/games', `samples=1&sort=${sort}&page=2`)
      expect(more).toMatchObject({ exists: true })
      expect(more.ids).toHaveLength(14)
    },
  )

  it('of suggestions is for visitors too, and no other list made for who asks', async () => {
    expect(await read('/we-suggest')).toMatchObject({ ids: [1, 2], playable: 2, exists: true })
    expect(await read('/allowed-games')).toMatchObject({ ids: [], playable: 0 })
  })

  it('of a provider of whom nothing can be played is a demo, and leads to what can be', async () => {
    const list = await read('/evoplay')
    expect(list).toMatchObject({ ids: [], playable: 0, samples: 60, exists: true })
    expect(list.owner).toMatchObject({ type: 'provider', demo: true })
    expect(list.lead).toContain('Nothing here is made by Evoplay.')
    expect(list.suggestions.map(({ id }) => id)).toEqual([1, 2])
    expect((await read('/fairhouse-games')).owner).toMatchObject({ demo: false })
  })
})
