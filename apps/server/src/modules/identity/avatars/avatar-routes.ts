import { avatarsAtMost } from '@fairhouse/contract/limits'
import type { PlainAnswer, BodilessRoute } from '#platform/http/plain-route'
import { drawAvatar } from './draw-avatar.ts'

/** A picture takes some milliseconds to draw and 4 KB to keep; the ones that are looked at are few. */
const picturesKept = 2_000

const named = /^([1-9][0-9]{0,6})[.]svg$/

const nothing: PlainAnswer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not Found' }

/** `/avatars/{id}.svg`: the same bytes for ever, so that whoever has fetched one never asks again. */
export function avatarRoutes(): readonly BodilessRoute[] {
  /** In the order of last use. */
  const drawn = new Map<number, string>()
  const pictureOf = (id: number): string => {
    const picture = drawn.get(id) ?? drawAvatar(id)
    drawn.delete(id)
    drawn.set(id, picture)
    const [oldest] = drawn.size > picturesKept ? drawn.keys() : []
    if (oldest !== undefined) drawn.delete(oldest)
    return picture
  }
  return [
    {
      method: 'GET',
      path: '/avatars/:name',
      answer: async ({ params }) => {
        const id = Number(named.exec(params['name'] ?? '')?.[1] ?? 0)
        if (id < 1 || id > avatarsAtMost) return nothing
        return {
          status: 200,
          type: 'image/svg+xml; charset=utf-8',
          body: pictureOf(id),
          headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        }
      },
    },
  ]
}
