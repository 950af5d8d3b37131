import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type OpenRound, openRound } from './rounds/open-round.ts'
import type { Heard, ToldTransaction } from './told-transactions.ts'

/** Somebody at a game. */
const session = z.object({
  type: z.literal('session'),
  /** In the address of the frame; a secret. */
  sid: z.string(),
  dialect: z.enum(['hub88', 'jili']),
  token: z.string(),
  user: z.string(),
  gameKey: z.string(),
  currency: z.string(),
  language: z.string(),
  lobbyUrl: z.string(),
})
export type Session = z.infer<typeof session>

/** What the house must still hear, whoever asks for it: sent until it is answered. */
const due = z.object({
  type: z.literal('due'),
  id: z.string(),
  dialect: z.enum(['hub88', 'jili']),
  call: z.string(),
  body: z.record(z.string(), z.json()),
  /** The round that is over with it. */
  ends: z.string().optional(),
})
export type Due = z.infer<typeof due>

/** A stake is asked for: what undoes it is due unless it is heard of. */
const asked = z.object({ type: z.literal('asked'), id: z.string(), undo: due })
const over = z.object({ type: z.literal('over'), id: z.string() })

/** The house has moved money, or taken it back; kept so that both sides can be compared. */
const about = { dialect: z.enum(['hub88', 'jili']), id: z.string(), at: z.number() }
const moved = z.object({
  type: z.literal('moved'),
  ...about,
  taken: z.number(),
  given: z.number(),
})
type Moved = z.infer<typeof moved>
const takenBack = z.object({ type: z.literal('takenBack'), ...about })

const line = z.discriminatedUnion('type', [session, due, asked, over, moved, takenBack, openRound])

/** What moved is remembered for so long. */
const movedLastsMs = 15 * 24 * 60 * 60_000

/** The sandbox's memory: a file of lines, to which is only added. A kill loses nothing that was said before. */
export interface Journal {
  readonly session: (sid: string) => Session | undefined
  readonly openSession: (session: Session) => void
  /** Before a stake is asked for. @param undo what takes it back. */
  readonly ask: (id: string, undo: Due) => void
  /** The stake is known not to be taken, or its end is due. */
  readonly end: (id: string) => void
  /** It is sent until it is heard; the round that it ends waits for nobody any more. */
  readonly owe: (due: Due) => void
  /** Where a round stands that waits for its player. */
  readonly wait: (round: OpenRound) => void
  /** The round of a player that waits (`playerOf`). */
  readonly waiting: (player: string) => OpenRound | undefined
  readonly allWaiting: () => readonly OpenRound[]
  /** What the house said of money. @param at epoch milliseconds. */
  readonly hear: (dialect: Due['dialect'], heard: NonNullable<Heard>, at: number) => void
  /** What moved from `from` on, before `to`, and was not taken back. */
  readonly moved: (
    dialect: Due['dialect'],
    from: number,
    to: number,
  ) => readonly (ToldTransaction & { readonly at: number })[]
  /** What is to be sent. */
  readonly dues: () => readonly Due[]
}

/** @throws Error for a file that is none of ours. */
export function openJournal(folder: string, now: () => number = Date.now): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'journal.jsonl')
  const sessions = new Map<string, Session>()
  const dues = new Map<string, Due>()
  const open = new Map<string, Due>()
  const rounds = new Map<string, OpenRound>()
  const movedByName = new Map<string, Moved>()
  const take = (told: z.infer<typeof line>): void => {
    switch (told.type) {
      case 'session':
        sessions.set(told.sid, told)
        return
      case 'due':
        dues.set(told.id, told)
        for (const [player, { id }] of rounds) if (id === told.ends) rounds.delete(player)
        return
      case 'round':
        rounds.set(told.player, told)
        return
      case 'asked':
        open.set(told.id, told.undo)
        return
      case 'moved': {
        // Told again it is the same movement.
        const name = `${told.dialect} ${told.id}`
        if (!movedByName.has(name)) movedByName.set(name, told)
        return
      }
      case 'takenBack':
        movedByName.delete(`${told.dialect} ${told.id}`)
        return
      case 'over':
        open.delete(told.id)
        dues.delete(told.id)
    }
  }
  for (const told of linesOf(file)) take(told)
  // Whatever was asked for when the sandbox died and is not known to have ended is taken back.
  for (const undo of open.values()) dues.set(undo.id, undo)
  open.clear()
  const oldest = now() - movedLastsMs
  for (const [name, { at }] of movedByName) if (at < oldest) movedByName.delete(name)
  const kept = [...sessions.values(), ...rounds.values(), ...dues.values(), ...movedByName.values()]
  writeFileSync(`${file}.new`, kept.map((told) => `${JSON.stringify(told)}\n`).join(''), {
    mode: 0o600,
  })
  renameSync(`${file}.new`, file)
  const say = (told: z.infer<typeof line>): void => {
    appendFileSync(file, `${JSON.stringify(told)}\n`)
    take(told)
  }
  return {
    session: (sid) => sessions.get(sid),
    openSession: say,
    ask: (id, undo) => say({ type: 'asked', id, undo }),
    end: (id) => say({ type: 'over', id }),
    owe: say,
    wait: say,
    waiting: (player) => rounds.get(player),
    allWaiting: () => [...rounds.values()],
    hear: (dialect, heard, at) => say({ ...heard, dialect, at }),
    moved: (dialect, from, to) =>
      [...movedByName.values()]
        .filter((one) => one.dialect === dialect && one.at >= from && one.at < to)
        .map(({ id, taken, given, at }) => ({ id, taken, given, at })),
    dues: () => [...dues.values()],
  }
}

/** The lines of the file; the last may have been cut off by a kill, and said nothing then. */
function linesOf(file: string): z.infer<typeof line>[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.slice(0, -1).map((text) => line.parse(JSON.parse(text)))
}
