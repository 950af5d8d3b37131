import { avatarsAtMost, avatarsOffered } from '@fairhouse/contract/limits'
import { describe, expect, it } from 'vitest'
import { avatarRoutes } from './avatar-routes.ts'
import { drawAvatar } from './draw-avatar.ts'

const ask = async (name: string) => {
  const [route] = avatarRoutes()
  if (!route) throw new Error('there is no route')
  return route.answer({
    params: { name },
    query: new URLSearchParams(),
    language: 'en',
    host: 'localhost',
  })
}

describe('a picture', () => {
  it('is drawn for every id that is offered, each another one', () => {
    const pictures = Array.from({ length: avatarsOffered }, (_, index) => drawAvatar(index + 1))
    expect(new Set(pictures).size).toBe(avatarsOffered)
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg[^>]*>/)
      expect(picture).not.toMatch(/<script|<foreignObject|href="(?!#)|\son\w+=/i)
    }
  })

  it('is the same whenever it is drawn', () => {
    for (const id of [1, 2, 3, 4, avatarsAtMost]) expect(drawAvatar(id)).toBe(drawAvatar(id))
  })

  it('may be kept for ever by whoever fetched it', async () => {
    expect(await ask('7.svg')).toMatchObject({
      status: 200,
      type: 'image/svg+xml; charset=utf-8',
      body: drawAvatar(7),
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  it.each(['0.svg', '1000001.svg', '07.svg', '-1.svg', '1.png', '1', '../1.svg', '1e3.svg'])(
    'is none at %s',
    async (name) => {
      expect((await ask(name)).status).toBe(404)
    },
  )
})
