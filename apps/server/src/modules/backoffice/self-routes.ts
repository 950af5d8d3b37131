import { type Passwords, secretText, totpUri } from '#modules/identity'
import { openSecret } from '#platform/sealed'
import { tokenSha256 } from '#platform/session-token'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { recoveryCodesPage, selfPage } from './pages/self-page.ts'
import type { Answered, Asked, DeskRoute } from './route.ts'
import type { Said } from './sentences.ts'
import {
  beginFactor,
  confirmFactor,
  hasApp,
  hasSecondFactor,
  leaveFactor,
  renewCodes,
  spendStaffFactor,
  totpOwner,
} from './staff/second-factor.ts'
import { isProvedLately } from './staff/sitting.ts'
import { tried } from './staff/tries.ts'
import { setPassword } from './store/change-staff.ts'
import { staffCodesLeft } from './store/recovery-codes.ts'
import { endOtherSessions } from './store/sessions.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** Where everybody has their own password, app and recovery codes. */
export const selfPath = '/desk/self'

const own = { at: selfPath, right: null } as const

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
        codesLeft: await staffCodesLeft(needs.database, asked.present.name),
      }),
    }),
  },
  {
    ...own,
    method: 'POST',
    path: '/desk/self/password',
    answer: (asked) => changePassword(needs, asked),
  },
  { ...own, method: 'POST', path: '/desk/self/code', answer: (asked) => setUpApp(needs, asked) },
  {
    ...own,
    method: 'POST',
    path: '/desk/self/recovery',
    answer: (asked) =>
      withCode(needs, asked, async () => codesShown(asked, await renewCodes(needs, nameOf(asked)))),
  },
  {
    ...own,
    method: 'POST',
    path: '/desk/self/other-app',
    answer: (asked) =>
      withCode(needs, asked, async () => {
        await leaveFactor(needs, nameOf(asked), true)
        return said((await beginFactor(needs, nameOf(asked))) ? 'codeBegun' : 'codeKept')
      }),
  },
]

const nameOf = ({ present }: Asked): string => present.name

const said = (what: Said): Answered => ({ type: 'said', on: selfPath, said: what })

const codesShown = ({ present }: Asked, codes: readonly string[]): Answered => ({
  type: 'page',
  title: 'Recovery codes',
  body: recoveryCodesPage(present, codes),
})

/** What an app is given, while it is being set up. */
function secretOf({ secretsKey, brand }: Needs, { present }: Asked) {
  const { name, sealed_totp: sealed, totp_confirmed: isOn } = present.staff
  if (sealed === null || isOn) return null
  const secret = openSecret(secretsKey, totpOwner(name), sealed)
  return { text: secretText(secret), uri: totpUri(secret, `${brand} desk`, name) }
}

const shortestPassword = 12

async function changePassword(needs: Needs, { present, form }: Asked): Promise<Answered> {
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
async function setUpApp(needs: Needs, asked: Asked): Promise<Answered> {
  const { staff } = asked.present
  if (hasApp(staff)) return said('codeKept')
  // Who has a passkey has more to show than a password that was typed once.
  if (staff.passkeys > 0 && !isProvedLately(asked.present, needs.clock.now()))
    return said('proofNeeded')
  if (staff.sealed_totp === null)
    return said((await beginFactor(needs, staff.name)) ? 'codeBegun' : 'codeKept')
  const codes = await confirmFactor(needs, asked.present, asked.form.get('code') ?? '')
  return codes === null ? said('codeWrong') : codesShown(asked, codes)
}

/** Does something once a code of the app, or a recovery code, was given. */
async function withCode(
  needs: Needs,
  { present, form }: Asked,
  work: () => Promise<Answered>,
): Promise<Answered> {
  if (!hasSecondFactor(present.staff)) return said('codeWrong')
  const right = await tried(needs, { 'own code': present.name }, async () =>
    (await spendStaffFactor(needs, present.staff, form.get('code') ?? ''))
      ? ('yes' as const)
      : null,
  )
  return right === 'yes' ? work() : said(right === 'wait' ? 'triedTooOften' : 'codeWrong')
}
