import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { catalogueAnswer } from './catalogue-answer.server.ts'
import { sampleCatalogue, sampleGame } from './testing/sample-catalogue.ts'

const catalogue = sampleCatalogue([sampleGame({ id: 271, uri: 'castle-of-horror' })])
const entry = { ...catalogue.games[0], themes: ['horror'] }

const ask = (query: string, headers: Record<string, string> = {}) =>
  catalogueAnswer(
    catalogue,
    new Request(`http://house.test/en/catalogue.json${query}`, { headers }),
  )

describe('the catalogue for the browser', () => {
  it('is kept for good under its stamp', async () => {
    const answer = ask('?v=stamp-1')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(await answer.json()).toEqual([entry])
  })

  it.each(['', '?v=', '?v=stamp-0', '?v=%00', '?v=stamp-1&v=stamp-2x&w=1'])(
    'asked with %j is answered as it is now',
    async (query) => {
      const answer = ask(query)
      expect(await answer.json()).toEqual([entry])
      if (!query.startsWith('?v=stamp-1'))
        expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    },
  )

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('comes packed as %s when %j is accepted', async (packing, accepted, unpack) => {
    const answer = ask('?v=stamp-1', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(packing)
    const plain = unpack(Buffer.from(await answer.arrayBuffer()))
    expect(JSON.parse(plain.toString())).toEqual([entry])
  })

  it.each(['"stamp-1"', 'W/"stamp-1"', '"old", "stamp-1"'])(
    'is not sent again to who has it: %s',
    async (tags) => {
      const answer = ask('', { 'if-none-match': tags })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
    },
  )
})
