import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { git } from '../../scripts/test/git.ts'
import { inTurn } from '../../scripts/test/tier.ts'

const main = fileURLToPath(new URL('main.mjs', import.meta.url))
const games = fileURLToPath(new URL('../../games/', import.meta.url))
const titles = globSync('*/manifest.ts', { cwd: games })
  .map((manifest) => dirname(manifest))
  .toSorted()
/** Titles whose returns one run of the share works out: of all in turn, and of those whose sheets changed since the last commit's parent. */
const perRun = { ofAll: 2, ofChanged: 4 }
/** A whole cycle of three thousand million combinations takes a while where other tests go on beside it. */
const patienceMs = 600_000

const changed = (
  git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', '--', 'games/*/par-sheet.json') ?? ''
)
  .split('\n')
  .filter((path) => path !== '')
  .map((path) => basename(dirname(path)))
const tier = inject('tier')
const returned = new Set([
  ...inTurn(tier, titles, perRun.ofAll),
  ...inTurn(tier, changed, perRun.ofChanged),
])

/** Runs the laboratory in a process of its own. */
async function run(
  ...args: readonly string[]
): Promise<{ wrong: readonly string[]; told: string }> {
  const laboratory = spawn(process.execPath, [main, ...args])
  const [told, faults, [status]] = await Promise.all([
    text(laboratory.stdout),
    text(laboratory.stderr),
    once(laboratory, 'exit'),
  ])
  const wrong = faults.split('\n').filter((line) => line !== '')
  expect(status, faults).toBe(wrong.length > 0 ? 1 : 0)
  return { wrong, told }
}

describe('from par sheets alone the laboratory', () => {
  it('hashes every definition, strip and table to what its sheet says', async () => {
    expect((await run('--hashes')).wrong).toEqual([])
  })

  it('plays every recorded round of every title again, to the unit', async () => {
    const { wrong, told } = await run('--rounds')
    expect(wrong).toEqual([])
    const agree = [...told.matchAll(/^(\S+): (\d+) of (\d+) rounds agree$/gm)]
    expect(agree.map(([, uri]) => uri)).toEqual(titles)
    for (const [, , own, recorded] of agree) expect(own).toBe(recorded)
  })

  it.each([...returned])(
    'returns what is certified of %s',
    async (uri) => {
      const { wrong, told } = await run('--returns', join(games, uri))
      expect(wrong).toEqual([])
      expect(told).toMatch(/base returns (?:89|9\d)[.]\d{7} %/)
    },
    patienceMs,
  )
})

/** An error in a title's files: what is sought there, and what stands there instead. */
interface Planted {
  readonly what: string
  readonly uri: string
  readonly file: string
  readonly sought: RegExp
  readonly instead: string
  /** What must report it, each by itself. */
  readonly found: readonly ('hashes' | 'rounds' | 'returns')[]
}

const sheet = 'par-sheet.json'
const planted: readonly Planted[] = [
  {
    what: 'a pay that is gone',
    uri: 'orchard-row',
    file: sheet,
    sought: /("pays": \{\s+"\w+": \[\s+0,\s+0,\s+0,\s+)\d+/,
    instead: '$10',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'a start with what only lands later',
    uri: 'clover-press',
    file: sheet,
    sought: /("later": )true/,
    instead: '$1false',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another multiplier of full screens',
    uri: 'club-seven',
    file: sheet,
    sought: /("fullScreen": )3/,
    instead: '$14',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another pay in the corners',
    uri: 'matrix-nine',
    file: sheet,
    sought: /("corners": \{\s+"seven": )5000/,
    instead: '$14900',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another number of special symbols',
    uri: 'tome-of-frost',
    file: sheet,
    sought: /("drawn": )2/,
    instead: '$11',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another pay on a line of cells',
    uri: 'matrix-nine',
    file: sheet,
    sought: /("pays": \{\s+"seven": \[\s+0,\s+0,\s+0,\s+)1200/,
    instead: '$11100',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another weight of a draw',
    uri: 'night-train',
    file: sheet,
    sought: /("multiplierReel": \[\s+\{\s+"value": \d+,\s+"weight": )(\d+)/,
    instead: '$11$2',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another certified return',
    uri: 'seven-lane',
    file: sheet,
    sought: /("certificate": \{[^]*?"ratio": 0[.]9)\d/,
    instead: '$19',
    found: ['returns'],
  },
  {
    what: 'another mass of a class',
    uri: 'candy-grotto',
    file: sheet,
    sought: /("rules": \{[^]*?"mass": 3049)4/,
    instead: '$15',
    found: ['hashes', 'returns'],
  },
  {
    what: 'another count of a pay',
    uri: 'emerald-delta',
    file: sheet,
    sought: /("spins": \[[^]*?"units": ")(\d+)/,
    instead: '$11$2',
    found: ['returns'],
  },
  {
    what: 'a rule that is not known',
    uri: 'jungle-drum',
    file: sheet,
    sought: /("spins": \{\s+"base": \{)/,
    instead: '$1 "erosion": { "none": 1, "choices": [] },',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another choice of what goes',
    uri: 'mountain-post',
    file: sheet,
    sought: /("removal": \{\s+"none": 90,\s+"choices": \[\s+\{\s+"symbols": \[\s+"J",)/,
    instead: '$1 "Q",',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'a split symbol that is two of another',
    uri: 'samurai-ink',
    file: sheet,
    sought: /("symbol": "brushes",\s+"of": ")brush"/,
    instead: '$1katana"',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another chance to land',
    uri: 'coin-foundry',
    file: sheet,
    sought: /("hits": )1,/,
    instead: '$12,',
    found: ['rounds', 'returns'],
  },
  {
    what: 'another share of a pot',
    uri: 'speed-bingo-30',
    file: sheet,
    sought: /("rules": \{[^]*?"perMille": )240/,
    instead: '$1230',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another share of one line',
    uri: 'ticket-bingo-90',
    file: sheet,
    sought: /("rules": \{[^]*?"perMille": )180/,
    instead: '$1200',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'another cell of a pattern',
    uri: 'pattern-bingo-75',
    file: sheet,
    sought: /("rules": \{[^]*?"name": "corners",\s+"cells": \[\s+)0,/,
    instead: '$11,',
    found: ['hashes', 'rounds', 'returns'],
  },
  {
    what: 'a round that was recorded otherwise',
    uri: 'vault-trail',
    file: 'golden.json',
    sought: /"units":0\}/,
    instead: '"units":1}',
    found: ['rounds'],
  },
]

describe('a planted error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laboratory-'))
  const copyOf = (uri: string) => join(folder, uri)

  beforeAll(() => {
    for (const { uri, file, sought, instead } of planted) {
      for (const name of [sheet, 'golden.json', 'table.bin']) {
        const from = join(games, uri, name)
        if (existsSync(from)) cpSync(from, join(copyOf(uri), basename(from)))
      }
      const text = readFileSync(join(copyOf(uri), file), 'utf8')
      expect(text).toMatch(sought)
      writeFileSync(join(copyOf(uri), file), text.replace(sought, instead))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(planted.flatMap(({ found, ...error }) => found.map((by) => ({ ...error, by }))))(
    '$what is found by $by',
    async ({ uri, by }) => {
      const { wrong } = await run(`--${by}`, copyOf(uri))
      expect(wrong.length).toBeGreaterThan(0)
      for (const line of wrong) expect(line).toContain(`${uri}: `)
    },
    patienceMs,
  )
})
