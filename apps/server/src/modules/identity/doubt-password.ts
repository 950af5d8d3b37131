import type { Ask } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { tokenSha256 } from '#platform/session-token'
import { raiseFlag } from './flags.ts'
import { attemptsAllowed, attemptsCountMs } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import { sendRecovery } from './recover-password.ts'
import { deviceIsKnown } from './store/device-is-known.ts'
import { placesShut } from './store/places-shut.ts'

/** So many places that guessed in vain are no forgetful owner. */
const placesOfGuessers = 3

/**
 * Doubts a password that was right at last: many places have just guessed at it in vain, and the browser that knew it was never here. A letter
 * lets the owner choose another one; until then nothing is played (the gate `passwordNotInDoubt`).
 */
export async function doubtGuessedPassword(
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat' | 'postLetter'>,
  tx: Transaction,
  {
    ask,
    player,
    account,
  }: { readonly ask: Ask; readonly player: PlayerId; readonly account: Buffer },
): Promise<void> {
  const sinceMs = needs.clock.now() - attemptsCountMs
  const shut = await placesShut(tx, account, { allowed: attemptsAllowed, sinceMs })
  if (shut < placesOfGuessers) return
  const device = ask.device === null ? null : tokenSha256(ask.device)
  if (await deviceIsKnown(tx, player, device)) return
  const reason = `guessed at from ${shut} places before it was right in a browser that is not known`
  const raised = await raiseFlag(needs, tx, {
    player,
    flag: 'passwordRecovery',
    by: 'guessed password',
    reason,
  })
  if (raised) await sendRecovery(needs, tx, { player, language: ask.language })
}
