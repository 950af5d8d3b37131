import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Passwords } from '#modules/identity'
import { isOwnOrigin } from '#platform/http/origin'
import { appIsBuilt, appPath, mountApp } from './app-files.ts'
import { paperRoute } from './compliance/paper-route.ts'
import { staffAnswers } from './calls/answers.ts'
import { serveCalls } from './calls/serve-calls.ts'
import { deskIcon } from './desk-icon.ts'
import { deskPolicy } from './desk-style.ts'
import { formOf } from './form-of.ts'
import { framed } from './frame.ts'
import { html } from './html.ts'
import { firstPage, mountDoor } from './mount-door.ts'
import type { BackofficeNeeds } from './needs.ts'
import { newPasswordPart, setUpPart } from './pages/self-page.ts'
import type { Answered, DeskRoute } from './route.ts'
import { selfPath, selfRoutes } from './self-routes.ts'
import { sentenceOf } from './sentences.ts'
import { asksPassword } from './staff/enrol-app.ts'
import { type FirstStep, firstStepOf } from './staff/first-steps.ts'
import { guardAddresses } from './staff/guard-addresses.ts'
import { may } from './staff/roles.ts'
import { serveWall } from './wall/serve-wall.ts'
import { isOurForm, type Present, present } from './staff/sitting.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }
type Params = Record<string, string>

const formBytes = 16 * 1024

/** Adds the desk to the app of the operator port. */
export async function mountDesk(needs: Needs, app: FastifyInstance): Promise<void> {
  await app.register(async (guarded) => {
    guardAddresses(needs, guarded)
    await serveCalls(needs, guarded, staffAnswers(needs))
    serveWall(needs, guarded)
    await mountApp(guarded)
    await mountPages(needs, guarded)
  })
}

/** The door, and what of the house works without a script: everybody's own password and app, and documents of players. */
async function mountPages(needs: Needs, app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', deskPolicy)
      if (request.method === 'POST' && !isOwnOrigin(request.headers, null, request.host))
        return refuse(reply, 403, 'This form is not from here.')
      return undefined
    })
    scope.get('/desk', async (_request, reply) => reply.redirect(firstPage(), 303))
    scope.get('/desk/icon.svg', async (_request, reply) =>
      reply.type('image/svg+xml').send(deskIcon),
    )
    mountDoor(needs, scope)
    const routes = [paperRoute(needs), ...selfRoutes(needs)]
    for (const route of routes)
      scope.route<{ Params: Params }>({
        method: route.method,
        url: route.path,
        handler: (request, reply) => answer(needs, route, request, reply),
      })
  })
}

async function answer(
  needs: Needs,
  route: DeskRoute,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
) {
  const who = await present(needs, request)
  if (!who) return reply.redirect('/desk/log-in', 303)
  const form = formOf(request)
  if (route.method === 'POST' && !isOurForm(who, form.get('csrf') ?? ''))
    return refuse(reply, 403, 'This form is too old. Go back and load the page again.')
  const first = firstStepOf(needs, who)
  if (first !== null && route.at !== selfPath) return sendFirstStep(needs, reply, who, first)
  if (route.right !== null && !may(who.role, route.right))
    return refuse(reply, 403, 'That is not for your role.')
  const said = new URL(request.url, 'http://desk.invalid').searchParams.get('said')
  const answered = await route.answer({ present: who, params: request.params, form })
  return send(reply, route, who, { answered, said })
}

function send(
  reply: FastifyReply,
  { at }: DeskRoute,
  sitting: Present,
  { answered, said }: { readonly answered: Answered; readonly said: string | null },
) {
  switch (answered.type) {
    case 'none':
      return refuse(reply, 404, 'There is no such thing.')
    case 'said':
      return reply.redirect(`${answered.on}?said=${answered.said}`, 303)
    case 'file':
      // A paper is somebody else's bytes: it is shown, and runs nothing.
      return reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(answered.contentType)
        .send(Buffer.from(answered.content))
    case 'page':
      return reply.type('text/html; charset=utf-8').send(
        framed({
          title: answered.title,
          at,
          sitting,
          said: sentenceOf(said),
          body: answered.body,
        }),
      )
  }
}

/** A passkey is as good, where the app is built and makes one. */
const passkeyInstead = () =>
  appIsBuilt() ? html`<p><a href="${appPath}">Use a passkey instead</a></p>` : null

/** Nothing else is open before this is done. */
const sendFirstStep = (needs: Needs, reply: FastifyReply, who: Present, first: FirstStep) =>
  reply.type('text/html; charset=utf-8').send(
    framed({
      at: selfPath,
      sitting: who,
      ...(first === 'choosePassword'
        ? {
            title: 'Choose a password',
            said: { sentence: 'The one you have was made by somebody else.', isBad: true },
            body: newPasswordPart(who),
          }
        : {
            title: 'Set up your authenticator app',
            said: { sentence: 'Everybody here signs in with a second factor.', isBad: true },
            body: html`${setUpPart(who, { secret: null, asksPassword: asksPassword(needs, who) })}${passkeyInstead()}`,
          }),
    }),
  )

const refuse = (reply: FastifyReply, status: number, sentence: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      framed({
        title: 'Not done',
        at: '',
        sitting: null,
        body: html`<p class="said bad">${sentence}</p><p><a href="/desk">To the desk</a></p>`,
      }),
    )
