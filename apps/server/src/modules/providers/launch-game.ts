import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { launchGame as launchGameCall } from '@fairhouse/contract/calls/provided-games'
import type { Catalog } from '#modules/catalog'
import type { Play } from '#modules/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { type PlayerId, secretToken, uuidV7 } from '#platform/ids'
import type { Breaker } from './breaker.ts'
import type { Connections } from './connections.ts'
import type { Dialect } from './dialect.ts'
import { endSlots } from './store/end-slots.ts'
import { openSession } from './store/open-session.ts'
import { hashOfToken } from './wallet/wallet.ts'
import { wireCurrency, wireUser } from './wire-words.ts'

export interface LaunchNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: Pick<Catalog, 'provided' | 'sortOf'>
  readonly play: Pick<
    Play,
    'statusOf' | 'mayBegin' | 'rulesFor' | 'touchSeat' | 'endSlots' | 'forget'
  >
  readonly connections: Connections
  readonly breaker: Pick<Breaker, 'isOff' | 'opened'>
  readonly dialectOf: (name: string) => Dialect
  /** What is told of the player was changed, and committed. Must not wait. */
  changed(player: PlayerId): void
  /** Where browsers find the house that was asked at this host. */
  originOf(host: string): string
}

/** A token plays for as long as a long evening; a session of the house that ends before ends it too. */
const tokenLastsMs = 12 * 60 * 60_000

/**
 * Opens a provider's game: asks whether the player may play it, makes the token that it plays with, and asks the provider for the
 * address of its frame. What he had open of the same game plays no more.
 */
export async function launchGame(
  needs: LaunchNeeds,
  ask: PlayerAsk,
  { uri }: BodyOf<typeof launchGameCall>,
): Promise<Outcome<ReplyOf<typeof launchGameCall>>> {
  const { database, clock, catalog, play, connections, breaker, dialectOf } = needs
  const game = catalog.provided(uri)
  const connection = game && connections.ofProvider(game.provider)
  if (!game || !connection || game.entry.sandbox) return { refused: 'gameNotEnabled' }
  if (breaker.isOff(connection.name)) return { refused: 'gameNotEnabled' }
  const facts = await play.statusOf(ask.player)
  const refused = play.mayBegin(facts, { manifest: { id: game.entry.id } })
  if (refused) return refused
  const [now, token] = [clock.now(), secretToken(32)]
  const session = {
    id: uuidV7(now),
    tokenHash: hashOfToken(token),
    connection: connection.name,
    player: ask.player,
    houseSession: ask.sessionId,
    gameId: game.entry.id,
    gameKey: game.entry.key,
    provider: game.provider,
    currency: facts.currency,
    expiresAt: now + tokenLastsMs,
  }
  const isSlot = (id: number): boolean => catalog.sortOf(id)?.kind === 'slot'
  await database.transaction(async (tx) => {
    // What was played last stands in the seat, which is held: of two games that are opened at once the later one ends the other.
    await play.touchSeat(tx, ask.player)
    if (play.rulesFor(facts).oneSlot && isSlot(game.entry.id)) {
      await play.endSlots(tx, ask.player)
      await endSlots(tx, { player: ask.player, isSlot, at: now })
    }
    await openSession(tx, session, now)
  })
  play.forget(ask.player)
  needs.changed(ask.player)
  const origin = needs.originOf(ask.host)
  const url = await dialectOf(connection.dialect).launch(connection, {
    token,
    user: wireUser(ask.player),
    gameCode: connection.codeOf(game.entry.key),
    currency: wireCurrency[facts.currency],
    language: ask.language,
    country: facts.account.country,
    platform: /Mobi/.test(ask.userAgent) ? 'mobile' : 'desktop',
    address: ask.address,
    lobbyUrl: `${origin}/${ask.language}/lobby`,
    depositUrl: `${origin}/${ask.language}/cashier/deposit`,
  })
  breaker.opened(connection.name, url !== null)
  return { reply: { url: url === null ? null : connection.pageAt(url, origin) } }
}
