import { assertion } from '@fairhouse/contract/webauthn'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { Passwords } from '#modules/identity'
import type { BackofficeNeeds } from '../needs.ts'
import { proveByCodeOf, proveByKey, proveByPasswordOf } from '../passkeys/prove.ts'
import type { SentenceName } from '../sentences.ts'
import { isProvedLately, type Present } from './sitting.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** Fields by which a form shows who sends it. */
export const proofFields = {
  passkey: 'proof-passkey',
  code: 'proof-code',
  password: 'proof-password',
} as const

/**
 * Whether who sends a form showed lately that it is them, or does so by what the form brings along: a passkey, a code, or the password of who
 * has neither. `ask`: nothing was brought; else why it is not enough.
 */
export async function proveByForm(
  needs: Needs,
  present: Present,
  form: URLSearchParams,
): Promise<'proved' | 'ask' | SentenceName> {
  if (isProvedLately(present, needs.clock.now())) return 'proved'
  const given = (field: keyof typeof proofFields) => form.get(proofFields[field]) ?? ''
  const [passkey, code, password] = [given('passkey'), given('code'), given('password')]
  if (passkey !== '') {
    const read = assertion.safeParse(passkey)
    return read.success ? became(await proveByKey(needs, present, read.data)) : 'passkeyRefused'
  }
  if (code !== '') return became(await proveByCodeOf(needs, present, code))
  if (password !== '') return became(await proveByPasswordOf(needs, present, password))
  return 'ask'
}

const became = (refused: StaffRefusal | null): 'proved' | SentenceName =>
  refused === null ? 'proved' : (sentences[refused] ?? 'proofNeeded')

const sentences: Readonly<Partial<Record<StaffRefusal, SentenceName>>> = {
  passkeyRefused: 'passkeyRefused',
  codeWrong: 'codeWrong',
  passwordWrong: 'passwordWrong',
  triedTooOften: 'triedTooOften',
  notFound: 'notFound',
}
