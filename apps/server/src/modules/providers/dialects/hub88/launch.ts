import { z } from 'zod'
import type { Connection, Launch } from '../../dialect.ts'
import { askSigned } from './ask-signed.ts'

/** Asks for a game's address (`/operator/generic/v2/game/url`). */
export async function launch(connection: Connection, asked: Launch): Promise<string | null> {
  const opened = await askSigned(connection, 'game/url', {
    body: {
      user: asked.user,
      token: asked.token,
      operator_id: connection.operator,
      platform: asked.platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      lobby_url: asked.lobbyUrl,
      deposit_url: asked.depositUrl,
      lang: asked.language,
      ip: asked.address,
      game_code: asked.gameCode,
      currency: asked.currency,
      country: asked.country,
    },
    answer: z.object({ url: z.string() }),
  })
  return opened?.url ?? null
}
