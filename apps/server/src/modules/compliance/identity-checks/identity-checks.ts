import type { Answers, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ComplianceNeeds, WithLists } from '../needs.ts'
import { screen } from '../sanctions/screen.ts'
import { askIdentity } from './ask-identity.ts'
import { identityShown, wayOf } from './identity-shown.ts'
import type { IdentityProvider } from './provider.ts'
import { requiredPapers } from './required-papers.ts'
import { deletePaper } from './store/delete-paper.ts'
import { handInPapers } from './store/hand-in-papers.ts'
import { heldIdentity, storedIdentity, type StoredIdentity } from './store/identity.ts'
import { moveIdentity } from './store/move-identity.ts'
import { isComplete, storedPapers } from './store/papers.ts'
import { setProvider } from './store/set-provider.ts'
import { takePiece } from './take-piece.ts'

export type IdentityAnswers = Answers<
  | 'identityCheck'
  | 'identityDocument'
  | 'identityDocumentDelete'
  | 'identityHandIn'
  | 'identityBegin'
>

const notPermitted: Refused = { refused: 'notPermitted' }

/** What players ask of the check of their identity. */
export function identityAnswers(needs: WithLists): IdentityAnswers {
  const { database, identityProvider: provider } = needs
  const way = provider === null ? 'papers' : 'provider'
  const shown = async (player: PlayerId) => ({
    reply: { identity: await identityShown(database, player, way) },
  })
  /** Does something to papers that may still be changed, and shows how the check stands then. */
  const change = async (
    { player }: PlayerAsk,
    work: (tx: Transaction, check: StoredIdentity) => Promise<Refused | null>,
  ) => {
    const refused = await database.transaction(async (tx) => {
      const check = await openAgain(needs, tx, player)
      return check === null || wayOf(check, way) !== 'papers' ? notPermitted : work(tx, check)
    })
    return refused ?? shown(player)
  }
  return {
    identityCheck: async ({ player }) => {
      await askWherePlaceDoes(needs, player)
      return shown(player)
    },
    identityDocument: (ask, body) =>
      change(ask, (tx) =>
        takePiece(tx, ask.player, { body, sealKey: needs.sealKey, nowMs: needs.clock.now() }),
      ),
    identityDocumentDelete: (ask, { paperId }) =>
      change(ask, async (tx) =>
        (await deletePaper(tx, ask.player, paperId)) ? null : { refused: 'notFound' },
      ),
    identityHandIn: (ask) => change(ask, (tx, check) => handIn(needs, tx, ask.player, check)),
    identityBegin: async (ask) => {
      if (provider === null) return notPermitted
      const check = await database.transaction((tx) => openAgain(needs, tx, ask.player))
      if (check === null || wayOf(check, way) !== 'provider') return notPermitted
      return { reply: { redirectUrl: await begin(needs, provider, ask) } }
    },
  }
}

/** Where nobody pays in before it is known who they are, whoever opens the check is asked at once. */
async function askWherePlaceDoes(
  { database, clock, placeRules }: ComplianceNeeds,
  player: PlayerId,
): Promise<void> {
  const { rules } = await placeRules(database, player)
  if (rules.identityBefore !== 'deposit') return
  const state = (await storedIdentity(database, player))?.state ?? 'notAsked'
  if (state !== 'notAsked') return
  const asking = { cause: 'review', by: 'rules', actor: null, note: null } as const
  await database.transaction((tx) => askIdentity(tx, player, { ...asking, nowMs: clock.now() }))
}

const isOpen = ({ state, may_try_again }: StoredIdentity): boolean =>
  state === 'asked' || (state === 'rejected' && may_try_again)

/** The held check when it is the player's turn; one that was rejected is open again as soon as he begins anew. */
async function openAgain(
  { clock }: ComplianceNeeds,
  tx: Transaction,
  player: PlayerId,
): Promise<StoredIdentity | null> {
  const check = await heldIdentity(tx, player)
  if (check === null || !isOpen(check)) return null
  if (check.state === 'rejected')
    await moveIdentity(tx, player, 'rejected', {
      to: 'asked',
      by: 'player',
      actor: null,
      reason: null,
      mayTryAgain: true,
      note: null,
      nowMs: clock.now(),
    })
  return check
}

async function handIn(
  { clock, search, nameOf }: WithLists,
  tx: Transaction,
  player: PlayerId,
  { cause }: StoredIdentity,
): Promise<Refused | null> {
  const fresh = (await storedPapers(tx, player)).filter(
    (paper) => isComplete(paper) && !paper.handed_in,
  )
  const kinds = new Set(fresh.map(({ kind }) => kind))
  if (requiredPapers[cause].some((kind) => !kinds.has(kind))) return notPermitted
  await handInPapers(
    tx,
    player,
    fresh.map(({ paper_id }) => paper_id),
  )
  await moveIdentity(tx, player, 'asked', {
    to: 'inReview',
    by: 'player',
    actor: null,
    reason: null,
    mayTryAgain: true,
    note: null,
    nowMs: clock.now(),
  })
  const person = await nameOf(tx, player)
  await screen({ search: search(), nowMs: clock.now() }, tx, player, { person })
  return null
}

/** Begins a check at whoever does it for us. Null when it did not answer: the player tries again. */
async function begin(
  needs: ComplianceNeeds,
  provider: IdentityProvider,
  ask: PlayerAsk,
): Promise<string | null> {
  const begun = await provider.start({
    reference: String(ask.player),
    ...(await needs.nameOf(needs.database, ask.player)),
    language: ask.language,
    returnUrl: `${needs.originOf(ask.host)}/${ask.language}/cashier/identity`,
  })
  if (begun === null) return null
  await setProvider(needs.database, ask.player, { provider: provider.id, ref: begun.ref })
  return begun.url
}
