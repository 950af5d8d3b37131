import { type StaffCallName, staffCalls } from '@fairhouse/contract/backoffice/all'
import type { StaffCall } from '@fairhouse/contract/backoffice/staff-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '#platform/http/origin'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { firstStepOf } from '../staff/first-steps.ts'
import { may } from '../staff/roles.ts'
import { isOurForm, isProvedLately, type Present, present } from '../staff/sitting.ts'
import type { Outcome, StaffAnswers } from './staff-answer.ts'

const bodyBytes = 16 * 1024
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** An answer whose body is as good as its schema says, or the fault that the body has. */
type Asking = (
  present: Present,
  body: unknown,
) => Promise<{ readonly type: 'bad' } | { readonly type: 'answered'; outcome: Outcome<unknown> }>

/** Adds `POST /desk/api/<call>` for every call of the contract. */
export async function serveCalls(
  needs: BackofficeNeeds,
  app: FastifyInstance,
  answers: StaffAnswers,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, done) => done(null, jsonOf(String(body))),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('content-security-policy', nothing)
    })
    for (const name of callNames) {
      const asking = askingOf(needs, staffCalls[name], answers[name])
      const serving = { name, call: staffCalls[name], asking }
      scope.post(`/desk/api/${name}`, (request, reply) => serve(needs, serving, request, reply))
    }
  })
}

interface Serving {
  readonly name: StaffCallName
  readonly call: StaffCall
  readonly asking: Asking
}

const callNames = Object.keys(staffCalls).filter((name): name is StaffCallName =>
  Object.hasOwn(staffCalls, name),
)

/** What is no JSON is as bad as JSON of another shape. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Ties a call's schema to its answer, where the compiler still knows that they fit. */
function askingOf(
  needs: BackofficeNeeds,
  call: StaffCall,
  answer: (present: Present, body: never) => Promise<Outcome<unknown>>,
): Asking {
  return async (who, given) => {
    const read = call.body.safeParse(given)
    if (!read.success) return { type: 'bad' }
    const shows = call.shows?.(read.data)
    if (shows !== undefined) await recordReading(needs, who, { player: shows, call })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers[name] is the answer of staffCalls[name], by the type of StaffAnswers
    const outcome = await answer(who, read.data as never)
    return { type: 'answered', outcome }
  }
}

/** That somebody reads of a player is written down before it is shown. */
async function recordReading(
  { database, clock }: BackofficeNeeds,
  { name }: Present,
  { player, call }: { readonly player: number; readonly call: StaffCall },
): Promise<void> {
  const part = callNames.find((known) => staffCalls[known] === call) ?? ''
  await database.transaction((tx) =>
    writeDeed(tx, {
      at: clock.now(),
      staff: name,
      deed: 'readPlayer',
      subject: `player ${player}`,
      facts: { part },
    }),
  )
}

async function serve(
  needs: BackofficeNeeds,
  { name, call, asking }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!isOwnOrigin(request.headers, null, request.host)) return no(reply, 403, 'notFromHere')
  const who = await present(needs, request)
  if (!who) return no(reply, 401, 'signIn')
  // The first call is how a page learns the token.
  const token = request.headers['x-desk-csrf']
  if (name !== 'session' && !isOurForm(who, typeof token === 'string' ? token : ''))
    return no(reply, 403, 'notFromHere')
  const why = whyNot(needs, who, call)
  if (why !== null) return no(reply, 403, why)
  const asked = await asking(who, request.body)
  if (asked.type === 'bad') return no(reply, 400, 'bodyInvalid')
  const { outcome } = asked
  return reply.send(
    'refused' in outcome
      ? { done: false, refused: outcome.refused }
      : { done: true, reply: outcome.reply },
  )
}

/** Why somebody who sits there may not ask this, or not yet; null: they may. */
function whyNot(
  needs: BackofficeNeeds,
  who: Present,
  { right, proof, beforeFactor }: StaffCall,
): string | null {
  const first = firstStepOf(needs, who)
  const isOpenYet = first === null || (first === 'setUpSecondFactor' && beforeFactor === true)
  if (!isOpenYet) return first
  if (right !== null && !may(who.role, right)) return 'notYours'
  return proof === true && !isProvedLately(who, needs.clock.now()) ? 'proofRequired' : null
}

const no = (reply: FastifyReply, status: number, why: string) => reply.code(status).send({ why })
