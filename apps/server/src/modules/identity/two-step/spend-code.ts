import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { openSecret } from '#platform/sealed'
import type { IdentityNeeds } from '../needs.ts'
import { addressee } from '../store/addressee.ts'
import { recoveryCodesLeft } from '../store/recovery-codes-left.ts'
import { storedTotp } from '../store/totp.ts'
import { spendRecoveryCode } from '../store/spend-recovery-code.ts'
import { spendTotpStep } from '../store/spend-totp-step.ts'
import { isRecoveryCode, recoveryCodeSha256 } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

export interface CodeNeeds extends Pick<IdentityNeeds, 'postLetter' | 'secretsKey'> {
  readonly clock: Clock
}

/** What a player's secret is sealed to. */
export const totpOwner = (player: PlayerId): string => `totp ${player}`

/**
 * Uses up a code: one of an app, or a recovery code, of which the player hears by letter. False when it is wrong or was used
 * before, and for a player who needs none.
 */
export async function spendCode(
  needs: CodeNeeds,
  tx: Transaction,
  { player, code }: { readonly player: PlayerId | null; readonly code: string },
): Promise<boolean> {
  const nowMs = needs.clock.now()
  const totp = await storedTotp(tx, player)
  if (player === null || totp === null || totp.confirmed_at === null) return false
  if (isRecoveryCode(code)) {
    const used = { sha256: recoveryCodeSha256(player, code), nowMs }
    if (!(await spendRecoveryCode(tx, player, used))) return false
    await tellOfRecovery(needs, tx, player)
    return true
  }
  const secret = openSecret(needs.secretsKey, totpOwner(player), totp.sealed_secret)
  const step = stepOfCode(secret, code.replace(/\s/g, ''), nowMs)
  return step !== null && spendTotpStep(tx, player, step)
}

async function tellOfRecovery(needs: CodeNeeds, tx: Transaction, player: PlayerId): Promise<void> {
  const left = await recoveryCodesLeft(tx, player)
  await needs.postLetter(tx, {
    template: 'recoveryCodesUsed',
    ...(await addressee(tx, player)),
    left,
  })
}
