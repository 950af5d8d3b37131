import { inspect } from 'node:util'
import { PostgresFault } from './platform/embedded-postgres/index.ts'
import { NodeFault } from './platform/keeper/keep-nodes.ts'
import type { Log } from './platform/log.ts'
import { MigrationFault } from './platform/migrate.ts'
import { StartFault } from './platform/start-fault.ts'

/** Something that was begun and can be ended. */
export interface Running {
  /** Finishes what is under way, then stops everything that was started, in reverse. Safe to call twice. */
  readonly stop: () => Promise<void>
}

export interface LifeNeeds {
  readonly log: Log
  readonly flush: () => void
  /** Tells people what goes on; a process that somebody keeps says nothing by itself. */
  readonly say: (line: string) => void
  /** A stop that takes longer than this is given up: the next start repairs what it left. */
  readonly stopWithinMs: number
  /** @param fail what nobody can mend: everything ends. */
  readonly begin: (fail: (fault: unknown) => void) => Promise<Running>
  /** It is over when this breaks: whoever keeps the process is gone. */
  readonly endsWithKeeper: boolean
  /** What to do with a fault of the start before the process ends. */
  readonly onStartFault: (fault: unknown) => Promise<void>
}

/** Signals so close together are one: a terminal and a parent that ends both pass it on. */
const oneSignalMs = 1_000

/** The life of a process of the house: it begins, and ends at a signal or a fault. Resolves with whether it is still to go on when it has begun. */
export async function live(needs: LifeNeeds): Promise<boolean> {
  const { log, flush, say, stopWithinMs } = needs
  let running: Promise<Running> | undefined
  let leaving = false
  let toldAt = 0

  const leave = async (code: number): Promise<void> => {
    if (leaving) process.exit(code || 1)
    leaving = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    try {
      // A start that is still under way is waited for: half of a server cannot be stopped cleanly.
      const { stop } = (await running) ?? { stop: () => undefined }
      await stop()
    } catch (fault) {
      log.error({ err: fault }, 'the stop was not clean')
      code ||= 1
    }
    flush()
    process.exit(code)
  }
  const fail = (fault: unknown): void => {
    log.fatal({ err: fault }, 'the server cannot go on')
    tell(fault)
    void leave(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const now = performance.now()
      if (leaving && now - toldAt < oneSignalMs) return
      toldAt = now
      say(leaving ? 'Stopping at once.' : 'Stopping.')
      void leave(0)
    })
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  if (needs.endsWithKeeper)
    process.once('disconnect', () => {
      if (leaving) return
      log.error('the keeper of this node is gone')
      void leave(1)
    })

  try {
    running = needs.begin(fail)
    await running
  } catch (fault) {
    log.fatal({ err: fault }, 'the server did not start')
    flush()
    await needs.onStartFault(fault)
    process.exit(1)
  }
  return !leaving
}

/** Sentences for whoever started the server; a stack only for what nobody foresaw. */
export function tell(fault: unknown): void {
  const sentences = sentencesOf(fault)
  for (const line of sentences ?? [inspect(fault)]) process.stderr.write(`${line}\n`)
}

/** What a fault says to whoever started the server; null for what nobody foresaw. */
export function sentencesOf(fault: unknown): readonly string[] | null {
  if (fault instanceof StartFault || fault instanceof NodeFault) return fault.sentences
  if (fault instanceof PostgresFault || fault instanceof MigrationFault) return [fault.message]
  return null
}
