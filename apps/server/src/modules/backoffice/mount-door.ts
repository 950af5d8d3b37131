import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Passwords } from '#modules/identity'
import { cookieIn } from '#platform/http/cookies'
import { secretToken } from '#platform/ids'
import { requestOptions } from '#platform/webauthn/options'
import { relyingParty } from '#platform/webauthn/relying-party'
import { appIsBuilt, appPath, doorScript } from './app-files.ts'
import { writeDeed } from './deeds/write-deed.ts'
import { deskPolicyWith } from './desk-style.ts'
import { formOf } from './form-of.ts'
import { framed } from './frame.ts'
import type { BackofficeNeeds } from './needs.ts'
import { logInPage } from './pages/log-in-page.ts'
import { challengeLastsMs, newChallenge } from './passkeys/challenge.ts'
import { logIn } from './staff/log-in.ts'
import { deskCookie, getUp, isOurForm, isSecret, present, sitDown } from './staff/sitting.ts'
import { countAtDoor } from './staff/tries.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** What a sign-in page is known by, between asking for a passkey and using it. */
const doorCookie = 'desk-door'

/** Signing in and out. */
export function mountDoor(needs: Needs, scope: FastifyInstance): void {
  const script = doorScript()
  const sendLogIn = (reply: FastifyReply, status: number, fault: string | null) =>
    reply
      .code(status)
      .header('content-security-policy', deskPolicyWith(script))
      .type('text/html; charset=utf-8')
      .send(
        framed({
          title: 'Sign in',
          at: '/desk/log-in',
          sitting: null,
          said: fault === null ? null : { sentence: fault, isBad: true },
          body: logInPage(script),
        }),
      )

  scope.get('/desk/log-in', async (_request, reply) => sendLogIn(reply, 200, null))
  scope.post('/desk/log-in', async (request, reply) => {
    const typed = typedIn(request)
    const known = await logIn(needs, typed)
    if (known === 'wait')
      return sendLogIn(reply, 429, 'Too often in vain. Try again in a quarter of an hour.')
    if (known === 'no') return sendLogIn(reply, 401, whyNot(typed))
    const { staff, by, key } = known
    const seat = { ...cameFrom(request), passkey: key?.id ?? null }
    keepCookie(request, reply, [deskCookie, await sitDown(needs, staff.name, seat)])
    await needs.database.transaction((tx) =>
      writeDeed(tx, {
        at: needs.clock.now(),
        staff: staff.name,
        deed: 'logIn',
        subject: staff.name,
        facts: { address: typed.address, by, ...(key && { passkey: key.passkey }) },
      }),
    )
    return reply.redirect(firstPage(), 303)
  })
  scope.post('/desk/log-in/passkey', async (request, reply) => {
    if (!(await countAtDoor(needs, request.ip))) return reply.code(429).send({ why: 'tooOften' })
    const door = doorOf(request) ?? secretToken()
    const challenge = await newChallenge(needs, 'logIn', { door })
    keepCookie(request, reply, [doorCookie, door], `; Max-Age=${challengeLastsMs / 1000}`)
    const party = relyingParty(needs.staff.origin, request.host)
    return reply.send({ options: requestOptions(party, challenge, []) })
  })
  scope.post('/desk/log-out', async (request, reply) => {
    const who = await present(needs, request)
    if (who && isOurForm(who, formOf(request).get('csrf') ?? '')) await getUp(needs, who.token)
    keepCookie(request, reply, [deskCookie, ''], '; Max-Age=0')
    return reply.redirect('/desk/log-in', 303)
  })
}

/** The app, once it is built. */
export const firstPage = (): string => (appIsBuilt() ? appPath : '/desk/self')

/** What the form says, and from where it came. */
function typedIn(request: FastifyRequest) {
  const form = formOf(request)
  return {
    name: (form.get('name') ?? '').trim().toLowerCase(),
    password: form.get('password') ?? '',
    code: form.get('code') ?? '',
    passkey: form.get('passkey') ?? '',
    door: doorOf(request),
    host: request.host,
    address: request.ip,
  }
}

const whyNot = ({ passkey, password }: ReturnType<typeof typedIn>): string => {
  if (passkey === '') return 'Name, password or code is wrong.'
  return password === ''
    ? 'That passkey does not open the desk. Try again, or sign in with your password.'
    : 'Name, password or passkey is wrong.'
}

function doorOf({ headers }: FastifyRequest): string | null {
  const door = cookieIn(headers.cookie, doorCookie)
  return door !== undefined && isSecret(door) ? door : null
}

function keepCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  [name, value]: readonly [string, string],
  more = '',
) {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/desk; HttpOnly; SameSite=Strict${secure}${more}`,
  )
}

const cameFrom = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})
