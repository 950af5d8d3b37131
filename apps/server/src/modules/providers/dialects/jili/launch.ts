import { z } from 'zod'
import type { Connection, Launch } from '../../dialect.ts'
import { askWithKey } from './ask-with-key.ts'

/** Asks for a game's address (`/singleWallet/LoginWithoutRedirect`). */
export async function launch(connection: Connection, asked: Launch): Promise<string | null> {
  const opened = await askWithKey(connection, 'LoginWithoutRedirect', {
    fields: {
      Token: asked.token,
      GameId: asked.gameCode,
      Lang: asked.language,
      HomeUrl: asked.lobbyUrl,
    },
    answer: z.object({ ErrorCode: z.literal(0), Data: z.string() }),
  })
  return opened?.Data ?? null
}
