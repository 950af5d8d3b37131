import { coolingOffHours } from '@fairhouse/contract/protection-choices'
import type { GameKind } from '@fairhouse/contract/entities/game-words'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { change, type ProtectionReply } from './change.ts'
import type { ProtectionNeeds } from './needs.ts'
import { blocksOf, dropBlock, putBlock } from './store/blocks.ts'

const coolingOffMs = coolingOffHours * 3_600_000

/** Off stands at once; on again is a wish until it is said again. */
export function blockGames(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { kind, blocked }: { readonly kind: GameKind; readonly blocked: boolean },
): Promise<Outcome<ProtectionReply>> {
  return change(needs, ask, {
    what: blocked ? 'gamesOff' : 'gamesOn',
    details: { kind },
    work: async (tx, player, now) => {
      const block = (await blocksOf(tx, player)).find((one) => one.kind === kind)
      if (blocked) {
        await putBlock(tx, player, { kind, readyAt: null })
      } else if (block) {
        if (block.readyAt === null) {
          await putBlock(tx, player, { kind, readyAt: now + coolingOffMs })
        } else if (now >= block.readyAt) {
          await dropBlock(tx, player, kind)
        }
      }
      return null
    },
  })
}
