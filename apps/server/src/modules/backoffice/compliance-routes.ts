import { identityReasons } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { writeDeed } from './deeds/write-deed.ts'
import { factsOfPlayer } from './facts-of-player.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import { flagsPage } from './pages/flags-page.ts'
import { checksPage, identityPage } from './pages/identity-page.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'
import { reportRoute } from './suspicion-report.ts'

/** Identity checks and flags. */
export const complianceRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/identity',
    at: '/desk/identity',
    right: 'readPlayers',
    answer: async () => ({
      type: 'page',
      title: 'Identity',
      body: checksPage(await needs.compliance.waitingChecks()),
    }),
  },
  {
    method: 'GET',
    path: '/desk/identity/:player',
    at: '/desk/identity',
    right: 'readPlayers',
    answer: (asked) =>
      ofPlayer(asked, async (player) => ({
        type: 'page',
        title: `Identity of player ${player}`,
        body: identityPage(await factsOfPlayer(needs, player), asked.present),
      })),
  },
  {
    method: 'GET',
    path: '/desk/identity/:player/papers/:paper',
    at: '/desk/identity',
    right: 'decideIdentity',
    answer: (asked) => ofPlayer(asked, (player) => paperOf(needs, asked, player)),
  },
  {
    method: 'POST',
    path: '/desk/identity/:player/decide',
    at: '/desk/identity',
    right: 'decideIdentity',
    confirms: 'decide on an identity check',
    answer: (asked) => ofPlayer(asked, (player) => decide(needs, asked, player)),
  },
  {
    method: 'POST',
    path: '/desk/identity/:player/ask',
    at: '/desk/identity',
    right: 'decideIdentity',
    confirms: 'ask a player who they are',
    answer: (asked) => ofPlayer(asked, (player) => ask(needs, asked, player)),
  },
  {
    method: 'GET',
    path: '/desk/flags',
    at: '/desk/flags',
    right: 'readPlayers',
    answer: async ({ present }) => ({
      type: 'page',
      title: 'Flags',
      body: flagsPage(await needs.compliance.openFlags(), present),
    }),
  },
  {
    method: 'POST',
    path: '/desk/flags/:id/close',
    at: '/desk/flags',
    right: 'closeFlags',
    confirms: 'close a flag',
    answer: (asked) => close(needs, asked),
  },
  reportRoute(needs),
]

const number = /^[1-9][0-9]{0,14}$/

async function ofPlayer(
  { params }: DeskRequest,
  work: (player: PlayerId) => Promise<Answered>,
): Promise<Answered> {
  const { player = '' } = params
  return number.test(player) ? work(playerId(Number(player))) : { type: 'none' }
}

/** A paper for who may decide on it; that somebody looked at it is written down before it is shown. */
async function paperOf(
  needs: BackofficeNeeds,
  { params, present }: DeskRequest,
  player: PlayerId,
): Promise<Answered> {
  const { paper: id = '' } = params
  const paper = await needs.compliance.paper(player, id)
  if (!paper) return { type: 'none' }
  await needs.database.transaction((tx) =>
    writeDeed(tx, {
      at: needs.clock.now(),
      staff: present.name,
      deed: 'readPaper',
      subject: `player ${player}`,
      facts: { paper: id },
    }),
  )
  return { type: 'file', contentType: paper.type, content: paper.content }
}

/** Does something to a player with its record, or nothing at all. */
async function together(
  { database, clock }: BackofficeNeeds,
  { present }: DeskRequest,
  record: {
    readonly deed: string
    readonly subject: string
    readonly facts: Readonly<Record<string, string | null>>
  },
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await work(tx))) return false
    await writeDeed(tx, { at: clock.now(), staff: present.name, ...record })
    return true
  })
}

async function decide(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  player: PlayerId,
): Promise<Answered> {
  const to = asked.form.get('to')
  if (to !== 'approved' && to !== 'asked' && to !== 'rejected') return { type: 'none' }
  const given = asked.form.get('reason') ?? ''
  const reason = identityReasons.find((known) => known === given) ?? null
  const note = noteOf(asked)
  const isDone = await together(
    needs,
    asked,
    { deed: 'decideIdentity', subject: `player ${player}`, facts: { to, reason, note } },
    (tx) =>
      needs.compliance.decideIdentity(tx, player, {
        to,
        actor: asked.present.name,
        reason: to === 'approved' ? null : (reason ?? 'notConvinced'),
        mayTryAgain: to !== 'rejected',
        note,
      }),
  )
  return said(`/desk/identity/${player}`, isDone ? 'identityDecided' : 'alreadyDecided')
}

async function ask(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  player: PlayerId,
): Promise<Answered> {
  const note = noteOf(asked)
  const on = `/desk/identity/${player}`
  if (note === null) return said(on, 'noteMissing')
  const isDone = await together(
    needs,
    asked,
    { deed: 'askIdentity', subject: `player ${player}`, facts: { note } },
    (tx) => needs.compliance.askIdentity(tx, player, { staff: asked.present.name, note }),
  )
  return said(on, isDone ? 'identityAsked' : 'alreadyDecided')
}

async function close(needs: BackofficeNeeds, asked: DeskRequest): Promise<Answered> {
  const { id = '' } = asked.params
  if (!number.test(id)) return { type: 'none' }
  const why = noteOf(asked, 'why')
  if (why === null) return said('/desk/flags', 'noteMissing')
  let isByCase = false
  const isDone = await together(
    needs,
    asked,
    { deed: 'closeFlag', subject: `flag ${id}`, facts: { why } },
    async (tx) => {
      const became = await needs.compliance.closeFlag(tx, { id, staff: asked.present.name, why })
      isByCase = became === 'byCase'
      return became === 'closed'
    },
  )
  if (isByCase) return said('/desk/flags', 'closedByCase')
  return said('/desk/flags', isDone ? 'flagClosed' : 'alreadyClosed')
}

const said = (on: string, what: SentenceName): Answered => ({ type: 'said', on, said: what })
