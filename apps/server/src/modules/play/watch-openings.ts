import { noLineBefore, type OpeningLine, ownerInWords } from '@fairhouse/contract/signer/seeds'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { Log } from '#platform/log'
import type { Family } from '#platform/metrics/exposition'
import type { SeedSigner } from '#platform/seeds/seed-signer'
import type { OpeningJudge } from './opening-judge.ts'
import { unexplainedOpenings } from './store/unexplained-openings.ts'

/** Holds the signer's log of openings to what was played and drawn, for as long as this process runs. */
export interface OpeningsWatch {
  /** Reads on in the log. */
  look(): Promise<void>
  /** What an operator should look at, in sentences. */
  concerns(): readonly string[]
  families(): readonly Family[]
}

/** A bet is given so long to be written before its opening is judged. */
const settleMs = 180_000
/** What is told is of the last day. */
const toldMs = 86_400_000
const namesTold = 5

export function createOpeningsWatch(needs: {
  readonly database: Queryable
  readonly clock: Clock
  readonly log: Log
  readonly signer: Pick<SeedSigner, 'openingsAfter'>
  readonly judges: () => readonly OpeningJudge[]
}): OpeningsWatch {
  const { database, clock, log, signer, judges } = needs
  /** The last line that was judged. */
  let head: Pick<OpeningLine, 'number' | 'hash'> | null = null
  let unexplained: OpeningLine[] = []
  let brokenAt: number | null = null

  /** @returns how many lines were judged; 0 when the rest is too new, or nothing came. */
  async function lookOnce(): Promise<number> {
    const told = await signer.openingsAfter(head?.number ?? 0)
    if (told === null) return 0
    if (told.count < (head?.number ?? 0)) broken(told.count)
    const settled = told.lines.filter(({ at }) => at <= clock.now() - settleMs)
    for (const line of settled) {
      if (!follows(line, head)) broken(line.number)
      head = line
    }
    const since = clock.now() - toldMs
    const fresh = settled.filter(({ at }) => at >= since)
    for (const line of await unexplainedOpenings(database, fresh, judges())) {
      const { at, by, owner, purpose } = line
      log.error({ at, by, owner, purpose }, 'a seed was opened that nothing explains')
      unexplained.push(line)
    }
    unexplained = unexplained.filter(({ at }) => at >= since)
    return settled.length
  }
  const broken = (number: number): void => {
    if (brokenAt === null) log.error({ line: number }, 'the signer tells another log of openings')
    brokenAt ??= number
  }
  return {
    look: async () => {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      while ((await lookOnce()) > 0);
    },
    concerns: () => [
      ...(unexplained.length > 0 ? [sentenceOf(unexplained)] : []),
      ...(brokenAt === null
        ? []
        : [
            `The signer's log of opened seeds is not the one it told before, from line ${brokenAt} on: somebody changed it or set it back. See docs/threat-model.md.`,
          ]),
    ],
    families: () => [
      {
        name: 'fairhouse_seed_openings_unexplained',
        help: 'Openings of seeds in the last day, by the log of the signer, that nothing explains.',
        type: 'gauge',
        samples: [{ value: unexplained.length }],
      },
      {
        name: 'fairhouse_seed_log_broken',
        help: '1 when the log of the signer is not the one it told before.',
        type: 'gauge',
        samples: [{ value: brokenAt === null ? 0 : 1 }],
      },
    ],
  }
}

/** The first line that is heard of may have any number: the signer remembers the newest only. */
function follows(line: OpeningLine, head: Pick<OpeningLine, 'number' | 'hash'> | null): boolean {
  if (head === null) return line.number > 1 || line.before === noLineBefore
  return line.number === head.number + 1 && line.before === head.hash
}

function sentenceOf(lines: readonly OpeningLine[]): string {
  const owners = [...new Set(lines.map(({ owner }) => ownerInWords(owner)))]
  const names = owners.slice(0, namesTold).join(', ')
  const more = owners.length > namesTold ? ' and others' : ''
  return `Openings of sealed seeds that nothing explains, in the last day: ${lines.length}, of ${names}${more}. Somebody may be looking ahead: see docs/threat-model.md.`
}
