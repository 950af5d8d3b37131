import type { BodilessRoute } from '#platform/http/plain-route'
import type { PlayNeeds } from './needs.ts'

const file = /^([0-9a-f]{64})\.json$/

/**
 * The rules that rounds were played by, for whoever works rounds out elsewhere: at an address that is their hash, so that what is fetched can be
 * held to it (the recipe is in `packages/game-math/released/README.md`). It never changes.
 */
export const rulesRoute = ({ releasedText }: Pick<PlayNeeds, 'releasedText'>): BodilessRoute => ({
  method: 'GET',
  path: '/fairness/rules/:file',
  answer: async ({ params }) => {
    const [, hash] = file.exec(params['file'] ?? '') ?? []
    const text = hash === undefined ? null : await releasedText(hash)
    if (text === null) return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found' }
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      body: text,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      },
    }
  },
})
