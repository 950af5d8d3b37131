import type { CallName } from '@fairhouse/contract/calls/all'
import { refusals } from '@fairhouse/contract/refusals'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database.ts'
import { cookieIn } from '../http/cookies.ts'
import type { Log } from '../log.ts'
import type { AtWall, Client } from './at-wall.ts'
import { challengePage } from './challenge-page.ts'
import { createClearances } from './clearance.ts'
import { createHappenings } from './facts.ts'
import { createPuzzles, puzzleLastsMs } from './puzzle.ts'
import { createRaisedChallenges } from './raised.ts'
import { createRemembered } from './remembered.ts'
import { failedAttempts, isGuarded, opensAccounts, rulesRaised } from './risk-rules.ts'
import { acceptSolution } from './store/accept-solution.ts'
import { deleteExpired } from './store/delete-expired.ts'
import { takeUses } from './store/take-uses.ts'
import type { Tally } from './tally.ts'

/** Never, by the rules of risk, or for every attempt of a stranger. */
export type ChallengeMode = 'off' | 'auto' | 'always'

/** What the wall says: prove yourself first, or go on, and tell me how it ended: `ok`, or the code of a refusal. */
export type Verdict =
  | { readonly type: 'stopped'; readonly page: string }
  | { readonly type: 'open'; readonly ended: (outcome: string) => Promise<void> | undefined }

/** Stands in front of the calls and has whoever looks like a machine do some work first. */
export interface Wall {
  /** Whether a call can be stopped at all; those that cannot need not ask. */
  readonly guards: (name: CallName) => boolean
  readonly judge: (at: AtWall) => Promise<Verdict>
  /** Whether a call by frame may go on. No frame can carry a challenge or a new cookie, so one that may not is asked again by POST. */
  readonly letsFramePass: (at: AtWall) => boolean
  /** @returns the cookie that lets the browser through; or, when this is no solution, another challenge. */
  readonly solve: (payload: string, client: Client) => Promise<Solved>
  /** Throws out what no longer counts. */
  readonly sweep: () => Promise<void>
}

export type Solved = { readonly cookie: string } | { readonly page: string }

export interface WallNeeds {
  readonly mode: ChallengeMode
  readonly database: Queryable
  readonly clock: Clock
  readonly log: Log
  readonly tally: Tally
  /** The house's, the same on every node. */
  readonly secret: Uint8Array
  /** Multiplies what is borne, as it does the rate limits. */
  readonly scale: number
}

/** For calls that are not guarded. */
export const open: Verdict = { type: 'open', ended: () => undefined }

const clearanceCookie = '__Host-clearance'
/** What one solution is good for. An attempt that fails costs many uses, so that guessing stays work. */
const clearance = { lastsMs: 15 * 60_000, uses: 100, usesOfAFailure: 20 } as const
/** Solutions that came lately, which need not be looked at again. */
const spentAtMost = 1_000

const failureCodes: ReadonlySet<string> = new Set(
  failedAttempts.map((name) => String(refusals[name].code)),
)

export function createWall(needs: WallNeeds): Wall {
  const { mode, clock, log } = needs
  const happenings = createHappenings(needs.tally, needs.scale)
  const puzzles = createPuzzles(needs.secret)
  const clearances = createClearances(needs.secret)
  const raised = createRaisedChallenges(puzzles)
  const rulesOn = (at: AtWall): string[] => {
    const alert = mode === 'always' ? 1 : 0
    return rulesRaised(at.name, { ...happenings.factsOf(at), alert })
  }
  const pageFor = async (client: Client): Promise<string> =>
    challengePage(await raised.of(clientOf(client), clock.now()), client.language)
  const clientOf = ({ address, headers }: Client): string =>
    clearances.clientOf(address, headers['user-agent'] ?? '')

  /** Takes a use of the browser's clearance, if it has one that holds. */
  async function clearedBy(at: AtWall): Promise<Buffer | null> {
    const nowMs = clock.now()
    const cookie = cookieIn(at.headers.cookie, clearanceCookie)
    const nonce = clearances.read(cookie, clientOf(at), nowMs)
    if (nonce === null) return null
    return (await takeUses(needs.database, { nonce, uses: 1, nowMs })) ? nonce : null
  }

  async function ended(at: AtWall, outcome: string, cleared: Buffer | null): Promise<void> {
    if (opensAccounts.has(at.name) && outcome === 'ok') happenings.registered(at.address)
    if (!failureCodes.has(outcome)) return
    happenings.failed(at.address)
    if (cleared === null) return
    const taken = { nonce: cleared, uses: clearance.usesOfAFailure, nowMs: clock.now() }
    // The answer is there already: a database that went away in between must not keep it back.
    await takeUses(needs.database, taken).catch((fault: unknown) =>
      log.warn({ err: fault }, 'a clearance was not shortened'),
    )
  }

  return {
    guards: (name) => mode !== 'off' && isGuarded(name),
    letsFramePass: (at) => {
      if (rulesOn(at).length > 0) return false
      happenings.asked(at)
      return true
    },
    judge: async (at) => {
      const rules = rulesOn(at)
      happenings.asked(at)
      const cleared = rules.length > 0 ? await clearedBy(at) : null
      if (rules.length === 0 || cleared !== null)
        return { type: 'open', ended: (outcome) => ended(at, outcome, cleared) }
      happenings.failed(at.address)
      log.info({ call: at.name, rules }, 'challenged')
      return { type: 'stopped', page: await pageFor(at) }
    },
    solve: createSolve(needs, { puzzles, clearances, raised, happenings, clientOf, pageFor }),
    sweep: () => deleteExpired(needs.database, clock.now()),
  }
}

interface SolveParts {
  readonly puzzles: ReturnType<typeof createPuzzles>
  readonly clearances: ReturnType<typeof createClearances>
  readonly raised: ReturnType<typeof createRaisedChallenges>
  readonly happenings: ReturnType<typeof createHappenings>
  readonly clientOf: (client: Client) => string
  readonly pageFor: (client: Client) => Promise<string>
}

function createSolve({ database, clock }: WallNeeds, parts: SolveParts): Wall['solve'] {
  const spent = createRemembered<true>(spentAtMost)
  return async (payload, from) => {
    const [client, nowMs] = [parts.clientOf(from), clock.now()]
    const nonce = spent.get(payload) ? null : await parts.puzzles.nonceOf(payload, client, nowMs)
    if (nonce === null) return { page: await parts.pageFor(from) }
    parts.raised.forget(client)
    spent.set(payload, true)
    // The row must outlive the challenge, or the solution could come again after it was swept.
    const expiresMs = nowMs + Math.max(clearance.lastsMs, puzzleLastsMs)
    if (!(await acceptSolution(database, { nonce, uses: clearance.uses, expiresMs })))
      return { page: await parts.pageFor(from) }
    parts.happenings.solved(from.address)
    const value = parts.clearances.issue(nonce, client, expiresMs)
    const attributes = `Path=/; Max-Age=${clearance.lastsMs / 1000}; HttpOnly; Secure; SameSite=Lax`
    return { cookie: `${clearanceCookie}=${value}; ${attributes}` }
  }
}
