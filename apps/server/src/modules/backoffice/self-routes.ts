import { type Passwords, secretText, totpUri } from '#modules/identity'
import { tokenSha256 } from '#platform/session-token'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { recoveryCodesPage, selfPage } from './pages/self-page.ts'
import { proveByCodeOf, proveByPasswordOf } from './passkeys/prove.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'
import { asksPassword, beginApp, confirmApp, secretShown } from './staff/enrol-app.ts'
import { hasApp, isPasswordEnough, renewCodes, spendStaffFactor } from './staff/second-factor.ts'
import { isProvedLately } from './staff/sitting.ts'
import { tried } from './staff/tries.ts'
import { setPassword } from './store/change-staff.ts'
import { staffCodesLeft } from './store/recovery-codes.ts'
import { endOtherSessions } from './store/sessions.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** Where everybody has their own password, app and recovery codes. */
export const selfPath = '/desk/self'

const own = { at: selfPath, right: null } as const
/** Each of these asks for a password or a code itself. */
const ownForm = { ...own, method: 'POST' } as const

/** Everybody's own password, app and recovery codes. */
export const selfRoutes = (needs: Needs): readonly DeskRoute[] => [
  {
    ...own,
    method: 'GET',
    path: selfPath,
    answer: async (asked) => ({
      type: 'page',
      title: 'Your account',
      body: selfPage(asked.present, {
        secret: secretOf(needs, asked),
        asksPassword: asksPassword(needs, asked.present),
        codesLeft: await staffCodesLeft(needs.database, asked.present.name),
      }),
    }),
  },
  {
    ...ownForm,
    path: '/desk/self/password',
    answer: (asked) => changePassword(needs, asked),
  },
  { ...ownForm, path: '/desk/self/code', answer: (asked) => setUpApp(needs, asked) },
  {
    ...ownForm,
    path: '/desk/self/recovery',
    answer: (asked) =>
      withCode(needs, asked, async () => codesShown(asked, await renewCodes(needs, nameOf(asked)))),
  },
  {
    ...ownForm,
    path: '/desk/self/other-app',
    answer: (asked) => moveApp(needs, asked),
  },
]

const nameOf = ({ present }: DeskRequest): string => present.name

const said = (what: SentenceName): Answered => ({ type: 'said', on: selfPath, said: what })

const codesShown = ({ present }: DeskRequest, codes: readonly string[]): Answered => ({
  type: 'page',
  title: 'Recovery codes',
  body: recoveryCodesPage(present, codes),
})

/** What an app is given, while it is being set up. */
function secretOf(needs: Needs, { present }: DeskRequest) {
  const secret = secretShown(needs, present)
  if (secret === null) return null
  return { text: secretText(secret), uri: totpUri(secret, `${needs.brand} desk`, present.name) }
}

const shortestPassword = 12

async function changePassword(needs: Needs, { present, form }: DeskRequest): Promise<Answered> {
  const { database, clock, passwords } = needs
  const { name, password_hash: hash } = present.staff
  const fresh = form.get('new') ?? ''
  if (fresh.length < shortestPassword || fresh.length > 200) return said('passwordShort')
  const right = await tried(needs, { 'own password': name }, async () =>
    (await passwords.verify(form.get('old') ?? '', hash)).matches ? ('yes' as const) : null,
  )
  if (right !== 'yes') return said(right === 'wait' ? 'triedTooOften' : 'passwordWrong')
  const freshHash = await passwords.hash(fresh)
  await database.transaction(async (tx) => {
    await setPassword(tx, name, freshHash)
    await endOtherSessions(tx, name, tokenSha256(present.token))
    const done = { at: clock.now(), staff: name, deed: 'changePassword', subject: name, facts: {} }
    await writeDeed(tx, done)
  })
  return said('passwordChanged')
}

/** Begins with a secret, or turns codes on by the first code of it and shows the recovery codes, once. */
async function setUpApp(needs: Needs, asked: DeskRequest): Promise<Answered> {
  const { present, form } = asked
  const code = form.get('code')
  // Who has an app shows a code of it first.
  if (code === null && hasApp(present.staff)) return said('codeKept')
  const refused = await whyNotProved(needs, asked)
  if (refused !== null) return said(refused)
  if (code === null) return begun(needs, asked)
  const codes = await confirmApp(needs, present, code)
  return codes === null ? said('codeWrong') : codesShown(asked, codes)
}

/** Begins with the secret of another app, once a code of the one that counts, or a recovery code, was given. */
async function moveApp(needs: Needs, asked: DeskRequest): Promise<Answered> {
  const refused = await proveByCodeOf(needs, asked.present, asked.form.get('code') ?? '')
  if (refused === null) return begun(needs, asked)
  return said(refused === 'triedTooOften' ? refused : 'codeWrong')
}

const begun = async (needs: Needs, asked: DeskRequest): Promise<Answered> =>
  said((await beginApp(needs, asked.present)) ? 'codeBegun' : 'notFound')

/** An app that a stranger at an open desk set up would be theirs. Null: who asks showed lately to sit there, or does so by the password now. */
async function whyNotProved(
  needs: Needs,
  { present, form }: DeskRequest,
): Promise<SentenceName | null> {
  if (isProvedLately(present, needs.clock.now())) return null
  const password = form.get('password')
  if (password === null || !isPasswordEnough(present.staff)) return 'proofNeeded'
  const refused = await proveByPasswordOf(needs, present, password)
  if (refused === null) return null
  return refused === 'triedTooOften' ? refused : 'passwordWrong'
}

/** Does something once a code of the app, or a recovery code, was given. */
async function withCode(
  needs: Needs,
  { present, form }: DeskRequest,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const right = await tried(needs, { 'own code': present.name }, async () =>
    (await spendStaffFactor(needs, present.staff, form.get('code') ?? ''))
      ? ('yes' as const)
      : null,
  )
  return right === 'yes' ? work() : said(right === 'wait' ? 'triedTooOften' : 'codeWrong')
}
