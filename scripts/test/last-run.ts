import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'
import { root } from './run-program.ts'
import type { Summary } from './summary.ts'

const page = join(root, 'docs/tests.md')
const begin = '<!-- written by npm test -- all -->'
const end = '<!-- until here -->'

/** Writes into `docs/tests.md` what a run of everything came to. */
export function keepLastRun(summary: Summary, minutes: number): void {
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, withLastRun(text, lastRun(summary, { minutes, ...whatWasRun() })))
}

function whatWasRun(): { readonly date: string; readonly commit: string } {
  const commit = git('rev-parse', '--short', 'HEAD') ?? 'no commit'
  const isChanged = (git('status', '--porcelain') ?? '') !== ''
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return { date: `${date} UTC`, commit: isChanged ? `${commit} with changes` : commit }
}

/** @throws Error when the page has no place for it. */
export function withLastRun(text: string, lines: readonly string[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/tests.md has no lines ${begin} and ${end}`)
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}

interface WasRun {
  readonly date: string
  readonly commit: string
  readonly minutes: number
}

function lastRun({ kinds, last }: Summary, { date, commit, minutes }: WasRun): string[] {
  return [
    `${date}, commit ${commit}: ${last}, in ${minutes.toFixed(1)} minutes.`,
    '',
    '| kind | passed | failed | flaky | left out | minutes |',
    '| --- | --- | --- | --- | --- | --- |',
    ...kinds.map(
      ({ kind, passed, failed, flaky, leftOut, minutes: took }) =>
        `| ${kind} | ${passed} | ${failed} | ${flaky} | ${leftOut} | ${took.toFixed(1)} |`,
    ),
  ]
}
