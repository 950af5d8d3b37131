import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountMedia } from './media.ts'
import { type Pictures, readPictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const art = { stamp: 'a1b2', tile: [240, 480], tint: ['#102030', '#405060'], more: [] }
const own = { ...art, stamp: 'c3d4', tile: [300], more: ['logo', 'social'] }
const files = {
  'media/games/index.json': JSON.stringify({ 'Evoplay-Sun': art }),
  'media/games/Evoplay-Sun/tile-240.avif': 'small',
  'media/games/Evoplay-Sun/tile-480.avif': 'large',
  'media/games/Evoplay-Sun/tile-480.webp': 'fallback',
  'games/castle/client/assets/pictures.json': JSON.stringify(own),
  'games/castle/client/assets/tile-300.avif': 'castle',
  'games/castle/client/assets/tile-300.webp': 'castle',
  'games/castle/client/assets/logo-480.webp': 'small lettering',
  'games/castle/client/assets/logo-wide.webp': 'lettering',
  'games/castle/client/assets/social.jpg': 'card',
  'games/castle/manifest.ts': 'secret',
}

let pictures: Pictures
let app: FastifyInstance
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  pictures = readPictures(folder)
  app = fastify()
  mountMedia(app, pictures)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('pictures of games', () => {
  it('are kept for ever under their stamp', async () => {
    const { headers, body } = await get('/media/games/Evoplay-Sun/tile-240.avif?a1b2')
    expect(body).toBe('small')
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '5',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag: '"a1b2"',
    })
  })

  it.each(['', '?', '?old', '?a1b2&x=1'])('are kept for minutes with %j behind', async (query) => {
    const { headers } = await get(`/media/games/Evoplay-Sun/tile-480.webp${query}`)
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it.each(['"a1b2"', 'W/"a1b2"', '"x", "a1b2"', '*'])('are not sent again: %s', async (tag) => {
    const answer = await get('/media/games/Evoplay-Sun/tile-480.avif?a1b2', {
      'if-none-match': tag,
    })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers.etag).toBe('"a1b2"')
  })

  it('tell of themselves without being sent', async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'HEAD',
      url: '/media/games/Evoplay-Sun/tile-480.avif',
    })
    expect([statusCode, headers['content-length'], body]).toEqual([200, '5', ''])
  })

  it('of an own title lie beside its other art', async () => {
    expect((await get('/media/games/castle/logo-800.webp?c3d4')).body).toBe('lettering')
    expect((await get('/media/games/castle/logo-480.webp?c3d4')).body).toBe('small lettering')
    expect((await get('/media/games/castle/social-1200.jpg?c3d4')).body).toBe('card')
    expect(pictures.artOf('castle')).toEqual(own)
    expect(pictures.artOf('Evoplay-Moon')).toBeNull()
  })

  it.each([
    '/media/',
    '/media/games/index.json',
    '/media/games/Evoplay-Sun/tile-300.avif',
    '/media/games/Evoplay-Sun/hero-1600.avif',
    '/media/games/castle/../../../games/castle/manifest.ts',
    '/media/games/castle/..%2f..%2fcard.ts',
    '/media/games/%2e%2e/%2e%2e/games/castle/manifest.ts',
    '/media/games/Evoplay-Sun/tile-240.avif%00',
    '/media//games/Evoplay-Sun/tile-240.avif',
    '/media/constructor',
  ])('and nothing else: %s', async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
  })
})

describe('an index', () => {
  const broken = join(folder, 'broken')
  const readWith = (text: string) => {
    mkdirSync(join(broken, 'media/games'), { recursive: true })
    writeFileSync(join(broken, 'media/games/index.json'), text)
    return readPictures(broken)
  }

  it('that cannot be read stops the start with a sentence', () => {
    expect(() => readWith('{"a": 1}')).toThrow('is no index of pictures')
  })

  it('that names a picture which is not there does too', () => {
    expect(() => readWith(JSON.stringify({ gone: art }))).toThrow('tile-240.avif is missing')
  })

  it('may be missing altogether', () => {
    expect(readPictures(join(folder, 'media')).artOf('castle')).toBeNull()
  })
})

it('every game of the repository has the pictures that its index names', () => {
  expect(readPictures().artOf('castle-of-horror')).toMatchObject({ tile: [300, 600] })
})
