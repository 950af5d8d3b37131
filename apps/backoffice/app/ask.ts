import { type StaffCallName, staffCalls } from '@fairhouse/contract/backoffice/all'
import {
  answerOf,
  type StaffBody,
  type StaffRefusal,
  type StaffReply,
} from '@fairhouse/contract/backoffice/staff-call'

export type ReplyOf<Name extends StaffCallName> = StaffReply<(typeof staffCalls)[Name]>
export type BodyOf<Name extends StaffCallName> = StaffBody<(typeof staffCalls)[Name]>

/** How a call went. `failed` is no answer at all, or one that nobody should have had to see. */
export type Answer<Reply> =
  | { readonly type: 'done'; readonly reply: Reply }
  | { readonly type: 'refused'; readonly refused: StaffRefusal }
  | { readonly type: 'failed'; readonly why: string }

let csrf = ''
/** Learnt with the first call; goes with all others. */
export const keepCsrf = (token: string): void => {
  csrf = token
}

const logInPath = '/desk/log-in'
const selfPath = '/desk/self'
/** What has to be done there before anything else is open. */
const firstSteps: ReadonlySet<string> = new Set(['choosePassword', 'setUpSecondFactor'])

/** Has who sits here show that it is them. @returns whether they did. */
type Prover = () => Promise<boolean>
const provers: Prover[] = []

/** From now on `prover` is asked when something dangerous was asked too long after the sign-in. @returns what takes it back. */
export function proveBy(prover: Prover): () => void {
  provers.push(prover)
  return () => {
    provers.splice(provers.indexOf(prover), 1)
  }
}

/** Asks the server, and once more when it wants to be shown first who asks. Whoever is not signed in any more is led to where they can. */
export async function ask<Name extends StaffCallName>(
  name: Name,
  body: BodyOf<Name>,
  signal?: AbortSignal,
): Promise<Answer<ReplyOf<Name>>> {
  const answer = await askOnce(name, body, signal)
  const prover = provers.at(-1)
  if (answer.type !== 'failed' || answer.why !== 'proofRequired' || prover === undefined)
    return answer
  return (await prover()) ? askOnce(name, body, signal) : answer
}

async function askOnce<Name extends StaffCallName>(
  name: Name,
  body: BodyOf<Name>,
  signal?: AbortSignal,
): Promise<Answer<ReplyOf<Name>>> {
  const answer = await sent(name, body, signal)
  if (answer === null) return { type: 'failed', why: 'noAnswer' }
  if (answer.status === 401) {
    location.assign(logInPath)
    return { type: 'failed', why: 'signIn' }
  }
  if (!answer.ok) {
    const why = await reasonOf(answer)
    if (firstSteps.has(why)) location.assign(selfPath)
    return { type: 'failed', why }
  }
  const told = answerOf(staffCalls[name].reply).parse(await answer.json())
  if (!told.done) return { type: 'refused', refused: told.refused }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this very call's schema just before
  return { type: 'done', reply: told.reply as ReplyOf<Name> }
}

/** Null when the server cannot be reached, or nobody waits for the answer any more. */
const sent = (
  name: StaffCallName,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response | null> =>
  fetch(`/desk/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-csrf': csrf },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  }).catch(() => null)

async function reasonOf(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => null)
  return typeof told === 'object' && told !== null && 'why' in told
    ? String(told.why)
    : String(answer.status)
}
