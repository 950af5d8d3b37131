import { z } from 'zod'
import { askProvider } from '../../ask-provider.ts'
import type { Connection, Launch } from '../../dialect.ts'
import { signatureHeader, signed } from './signature.ts'

/** Asks for a game's address (`/operator/generic/v2/game/url`). */
export async function launch(connection: Connection, asked: Launch): Promise<string | null> {
  const base = await connection.reach()
  if (base === null) return null
  const body = JSON.stringify({
    user: asked.user,
    token: asked.token,
    operator_id: 'fairhouse',
    platform: asked.platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lobby_url: asked.lobbyUrl,
    deposit_url: asked.depositUrl,
    lang: asked.language,
    ip: asked.address,
    game_code: asked.gameKey,
    currency: asked.currency,
    country: asked.country,
  })
  const opened = await askProvider(`${base}/operator/generic/v2/game/url`, {
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signed(body, connection.ourKey()),
    },
    answer: z.object({ url: z.string() }),
  })
  return opened?.url ?? null
}
