import { randomBytes } from 'node:crypto'
import { artOf } from '../art.ts'
import { lobbyPage } from '../lobby-page.ts'
import type { Sandbox } from '../sandbox.ts'
import { gamePage } from '../page/game-page.ts'
import { scriptNamed } from '../page/scripts.ts'

/** The page in the frame, with its scripts and its picture, and the lobby of the provider that has one. */
export function mountPages({ app, games, journal, settings }: Sandbox): void {
  app.get('/lobby', async (_request, reply) => {
    const nonce = randomBytes(12).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(lobbyPage(settings.house, nonce))
  })
  app.get<{ Params: { sid: string } }>('/play/:sid', async (request, reply) => {
    const session = journal.session(request.params.sid)
    const game = session && games.find(session.gameKey)
    if (!session || !game) return reply.code(404).type('text/plain').send('This game is closed.')
    const nonce = randomBytes(12).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src http: https:; connect-src http: https:; base-uri 'none'; form-action 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(gamePage({ session, game, nonce }))
  })
  app.get<{ Params: { name: string } }>('/page/:name', async (request, reply) => {
    const script = scriptNamed(request.params.name)
    if (script === null) return reply.code(404).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
  app.get<{ Params: { key: string } }>('/art/:key', async (request, reply) => {
    const art = artOf(request.params.key, games.keys)
    if (art === null) return reply.code(404).send()
    return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(art)
  })
}
