import type { TwoStep } from '@fairhouse/contract/calls/two-step'
import type { Answers, PlayerAsk } from '#platform/answer'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { openSecret, sealSecret } from '#platform/sealed'
import type { IdentityNeeds } from '../needs.ts'
import { withoutRecentProof } from '../recent-proof.ts'
import { addressee } from '../store/addressee.ts'
import { beginTotp } from '../store/begin-totp.ts'
import { confirmTotp } from '../store/confirm-totp.ts'
import { deleteTotp } from '../store/delete-totp.ts'
import { recoveryCodesLeft } from '../store/recovery-codes-left.ts'
import { replaceRecoveryCodes } from '../store/replace-recovery-codes.ts'
import { storedTotp } from '../store/totp.ts'
import { tellOfFactor } from '../tell-of-factor.ts'
import { codeTaken } from './code-taken.ts'
import { newRecoveryCodes, recoveryCodeSha256 } from './recovery-codes.ts'
import { newTotpSecret, secretText, stepOfCode, totpUri } from './totp.ts'
import { totpOwner } from './spend-code.ts'

type TwoStepAnswers = Answers<
  'twoStep' | 'beginTwoStep' | 'confirmTwoStep' | 'endTwoStep' | 'renewRecoveryCodes'
>

/** Signing in in two steps: turning it on and off, and the codes for when the app is lost. */
export const twoStepAnswers = (needs: IdentityNeeds): TwoStepAnswers => ({
  twoStep: async ({ player }) => ({
    reply: { twoStep: await twoStepOf(needs.database, player) },
  }),
  beginTwoStep: async (ask) => (await withoutRecentProof(needs, ask)) ?? begin(needs, ask),
  confirmTwoStep: async (ask, { otp }) =>
    (await withoutRecentProof(needs, ask)) ?? confirm(needs, ask, otp),
  endTwoStep: async (ask, { otp }) =>
    (await withoutRecentProof(needs, ask)) ?? end(needs, ask, otp),
  renewRecoveryCodes: async (ask) => (await withoutRecentProof(needs, ask)) ?? renew(needs, ask),
})

async function twoStepOf(on: Queryable, player: PlayerId): Promise<TwoStep> {
  const totp = await storedTotp(on, player)
  const since = totp?.confirmed_at ?? null
  return {
    since: since === null ? null : isoTime(since.getTime()),
    recoveryCodesLeft: await recoveryCodesLeft(on, player),
  }
}

/** A new secret, which counts once a code of it is given. */
async function begin(needs: IdentityNeeds, { player }: PlayerAsk) {
  const secret = newTotpSecret()
  const kept = await beginTotp(needs.database, player, {
    sealed: sealSecret(needs.secretsKey, totpOwner(player), secret),
    nowMs: needs.clock.now(),
  })
  if (!kept) return { refused: 'notPermitted' } as const
  const { login } = await addressee(needs.database, player)
  return { reply: { secret: secretText(secret), uri: totpUri(secret, needs.brand, login) } }
}

async function confirm(needs: IdentityNeeds, ask: PlayerAsk, otp: string) {
  const { database, clock } = needs
  const { player } = ask
  const totp = await storedTotp(database, player)
  if (totp === null || totp.confirmed_at !== null) return { refused: 'notPermitted' } as const
  const secret = openSecret(needs.secretsKey, totpOwner(player), totp.sealed_secret)
  const nowMs = clock.now()
  const step = stepOfCode(secret, otp.replace(/\s/g, ''), nowMs)
  if (step === null) return { refused: 'otpWrong' } as const
  return database.transaction(async (tx) => {
    const proof = { sealed: totp.sealed_secret, step, nowMs }
    if (!(await confirmTotp(tx, player, proof))) return { refused: 'notPermitted' } as const
    await tellOfFactor(needs, tx, { ask, change: 'twoStepOn' })
    return { reply: await withNewCodes(tx, player) }
  })
}

async function end(needs: IdentityNeeds, ask: PlayerAsk, otp: string) {
  const { player } = ask
  const refused = await codeTaken(needs, ask, { player, otp })
  if (refused) return refused
  return needs.database.transaction(async (tx) => {
    await deleteTotp(tx, player)
    await replaceRecoveryCodes(tx, player, [])
    await tellOfFactor(needs, tx, { ask, change: 'twoStepOff' })
    return { reply: { twoStep: await twoStepOf(tx, player) } }
  })
}

/** Ten new recovery codes; those before are worth nothing any more. */
function renew(needs: IdentityNeeds, ask: PlayerAsk) {
  const { player } = ask
  return needs.database.transaction(async (tx) => {
    const totp = await storedTotp(tx, player)
    if (totp === null || totp.confirmed_at === null) return { refused: 'notPermitted' } as const
    await tellOfFactor(needs, tx, { ask, change: 'codesRenewed' })
    return { reply: await withNewCodes(tx, player) }
  })
}

async function withNewCodes(tx: Transaction, player: PlayerId) {
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((code) => recoveryCodeSha256(player, code))
  await replaceRecoveryCodes(tx, player, hashes)
  return { recoveryCodes, twoStep: await twoStepOf(tx, player) }
}
