import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { askProvider } from '../../ask-provider.ts'
import type { Connection, Launch } from '../../dialect.ts'

/** Key of a request of ours: over its fields in this order. */
const keyOf = (fields: Readonly<Record<string, string>>, secret: string): string =>
  createHmac('sha256', secret).update(new URLSearchParams(fields).toString()).digest('hex')

/** Asks for a game's address (`/singleWallet/LoginWithoutRedirect`). */
export async function launch(connection: Connection, asked: Launch): Promise<string | null> {
  const base = await connection.reach()
  if (base === null) return null
  const fields = {
    Token: asked.token,
    GameId: asked.gameKey,
    Lang: asked.language,
    HomeUrl: asked.lobbyUrl,
    AgentId: connection.name,
  }
  const opened = await askProvider(`${base}/singleWallet/LoginWithoutRedirect`, {
    body: new URLSearchParams({ ...fields, Key: keyOf(fields, connection.secret) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    answer: z.object({ ErrorCode: z.literal(0), Data: z.string() }),
  })
  return opened?.Data ?? null
}
