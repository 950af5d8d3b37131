import { erasureDays } from '@fairhouse/contract/erasure-choices'
import type { PlayerErasure } from '@fairhouse/contract/entities/erasure'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { PrivacyNeeds } from '../needs.ts'
import { callOff, erasureOf, insertErasure } from '../store/erasures.ts'
import { dayMs, keptUntil } from './kept-until.ts'

/** What players ask of their erasure. */
export const erasureAnswers = (
  needs: PrivacyNeeds,
): Answers<'erasure' | 'askErasure' | 'keepAccount'> => ({
  erasure: async ({ player }) => ({ reply: { erasure: await shown(needs, player) } }),
  askErasure: async (ask) => {
    const refused = await needs.withoutProof(ask)
    if (refused) return refused
    const { player } = ask
    const at = needs.clock.now()
    const dueAt = at + erasureDays * dayMs
    await needs.database.transaction(async (tx) => {
      // Asked again it stays as it is, and no second letter goes out.
      if (await insertErasure(tx, player, { cause: 'player', at, dueAt }))
        await needs.account.tellAhead(tx, player, dueAt)
    })
    return { reply: { erasure: await shown(needs, player) } }
  },
  keepAccount: async ({ player }) => {
    await needs.database.transaction((tx) => callOff(tx, player, needs.clock.now()))
    return { reply: { erasure: await shown(needs, player) } }
  },
})

async function shown(needs: PrivacyNeeds, player: PlayerId): Promise<PlayerErasure> {
  const { database, clock, keeps } = needs
  const now = clock.now()
  const asked = await erasureOf(database, player)
  const until = await keptUntil(needs, database, { player, since: now })
  return {
    asked: asked && { at: isoTime(asked.askedAt), dueAt: isoTime(asked.dueAt) },
    waits: await needs.waitsOf(player),
    keptYears: until === null ? null : Math.round(keeps.identity / 365),
  }
}
