import { suspensionCauses } from '#modules/mail'
import { type PlayerId, playerId } from '#platform/ids'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { noteOf } from './note.ts'
import { flagsToAsk } from './pages/account-part.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'

/** Suspending and releasing accounts, and asking players to put something about theirs right. */
export const accountRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'POST',
    path: '/desk/players/:player/suspend',
    at: '/desk/find',
    right: 'suspendAccounts',
    confirms: 'suspend an account',
    answer: (asked) => changed(asked, (player, note) => suspend(needs, asked, { player, note })),
  },
  {
    method: 'POST',
    path: '/desk/players/:player/release',
    at: '/desk/find',
    right: 'suspendAccounts',
    confirms: 'release an account',
    answer: (asked) => changed(asked, (player, note) => release(needs, asked, { player, note })),
  },
  {
    method: 'POST',
    path: '/desk/players/:player/flag',
    at: '/desk/find',
    right: 'suspendAccounts',
    confirms: 'ask a player to put something right',
    answer: (asked) => changed(asked, (player, note) => raise(needs, asked, { player, note })),
  },
  {
    method: 'POST',
    path: '/desk/players/:player/clear',
    at: '/desk/find',
    right: 'suspendAccounts',
    confirms: 'no longer ask a player for it',
    answer: (asked) => changed(asked, (player, note) => clear(needs, asked, { player, note })),
  },
]

const number = /^[1-9][0-9]{0,14}$/

/** What is done to an account takes a word on why. */
async function changed(
  asked: DeskRequest,
  work: (player: PlayerId, note: string) => Promise<SentenceName | null>,
): Promise<Answered> {
  const { player = '' } = asked.params
  if (!number.test(player)) return { type: 'none' }
  const note = noteOf(asked)
  const said = note === null ? 'noteMissing' : await work(playerId(Number(player)), note)
  return said === null ? { type: 'none' } : { type: 'said', on: `/desk/players/${player}`, said }
}

interface Change {
  readonly player: PlayerId
  readonly note: string
}

type Work = Parameters<BackofficeNeeds['database']['transaction']>[0]

/** A change with its record, or neither; then the player's browsers hear of it. */
async function together(
  { database, clock, accounts }: BackofficeNeeds,
  { present }: DeskRequest,
  record: {
    readonly deed: string
    readonly player: PlayerId
    readonly facts: Readonly<Record<string, string>>
  },
  work: (tx: Parameters<Work>[0]) => Promise<boolean>,
): Promise<boolean> {
  const { deed, player, facts } = record
  const isDone = await database.transaction(async (tx) => {
    if (!(await work(tx))) return false
    const done = { at: clock.now(), staff: present.name, deed, subject: `player ${player}`, facts }
    await writeDeed(tx, done)
    return true
  })
  if (isDone) accounts.tell(player)
  return isDone
}

async function suspend(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  { player, note }: Change,
): Promise<SentenceName | null> {
  const cause = suspensionCauses.find((known) => known === asked.form.get('cause'))
  if (cause === undefined) return null
  const by = asked.present.name
  const isDone = await together(
    needs,
    asked,
    { deed: 'suspendAccount', player, facts: { cause, note } },
    (tx) => needs.accounts.changeSuspension(tx, { player, cause, by, note }),
  )
  return isDone ? 'accountSuspended' : 'accountSoAlready'
}

async function release(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  { player, note }: Change,
): Promise<SentenceName> {
  const by = asked.present.name
  const isDone = await together(
    needs,
    asked,
    { deed: 'releaseAccount', player, facts: { note } },
    (tx) => needs.accounts.changeSuspension(tx, { player, cause: null, by, note }),
  )
  return isDone ? 'accountReleased' : 'accountSoAlready'
}

const flagOf = ({ form }: DeskRequest) => flagsToAsk.find((known) => known === form.get('flag'))

async function raise(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  { player, note }: Change,
): Promise<SentenceName | null> {
  const flag = flagOf(asked)
  if (flag === undefined) return null
  const by = asked.present.name
  const isDone = await together(
    needs,
    asked,
    { deed: 'raiseAccountFlag', player, facts: { flag, note } },
    (tx) => needs.accounts.raiseFlag(tx, { player, flag, by, reason: note }),
  )
  return isDone ? 'accountFlagRaised' : 'accountSoAlready'
}

async function clear(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  { player, note }: Change,
): Promise<SentenceName | null> {
  const flag = flagOf(asked)
  if (flag === undefined) return null
  const by = asked.present.name
  const isDone = await together(
    needs,
    asked,
    { deed: 'clearAccountFlag', player, facts: { flag, note } },
    (tx) => needs.accounts.clearFlag(tx, { player, flag, by, reason: note }),
  )
  return isDone ? 'accountFlagCleared' : 'accountSoAlready'
}
