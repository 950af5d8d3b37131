import type { Ask, Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { tokenSha256 } from '#platform/session-token'
import { attemptKeys, codeAttemptKeys, codesAllowed, takeAttempt } from '../login-attempts.ts'
import type { IdentityNeeds } from '../needs.ts'
import { deviceIsKnown } from '../store/device-is-known.ts'
import { forgiveAttempts } from '../store/forgive-attempts.ts'
import { spendCode } from './spend-code.ts'

/** Whose code it is to be; `login` is what was typed where there is no such player. */
export interface GivenCode {
  readonly player: PlayerId | null
  readonly login?: string
  readonly otp: string
  readonly use?: 'logIn' | 'unlock'
}

/**
 * Counts an attempt at a code, then uses the code up. Null when it was right; else the no. Asks the database the same
 * whether or not there is such a player.
 */
export async function codeTaken(
  needs: IdentityNeeds,
  ask: Ask,
  { player, login = '', otp, use = 'logIn' }: GivenCode,
): Promise<Refused | null> {
  const { database, clock } = needs
  const sha256 = ask.device === null ? null : tokenSha256(ask.device)
  const known = await deviceIsKnown(database, player, sha256)
  const { account } = attemptKeys({ player, login }, ask)
  const keys = codeAttemptKeys(account, use, known ? sha256 : null)
  const waitSeconds = await takeAttempt(database, keys, clock.now(), codesAllowed)
  if (waitSeconds > 0) return { refused: 'tooManyAttempts', metadata: { waitSeconds } }
  const right = await database.transaction(async (tx) => {
    const isRight = await spendCode(needs, tx, { player, code: otp })
    if (isRight) await forgiveAttempts(tx, keys)
    return isRight
  })
  return right ? null : { refused: 'otpWrong' }
}
