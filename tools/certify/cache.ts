import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Outcome, Plan } from './certify-title.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(root, 'node_modules/.cache/fairhouse/certify')

/** Everything that decides what certification computes, apart from the title. */
const tool = [
  'packages/{game-math,fairness}/**/*.ts',
  'packages/contract/{rounds,entities}/*.ts',
  'tools/certify/**/*.ts',
  'games/*.ts',
]
/** What of a title's folder has no part in it. */
const noPart =
  /^games\/[^/]+\/(art\/|client\/|help\/|palette[.]ts$|released\/|golden[.]json|certificate[.]json|par-sheet[.](json|md))/

type Played = Pick<Plan, 'rounds' | 'bets'>

/**
 * Certificates of earlier runs, by the text of everything they were computed from: engine, tool, title and rounds played. Nothing
 * that changed is ever read back, so an ordinary change costs the titles that it touches.
 */
export class CertificateCache {
  readonly #tool: string

  constructor() {
    this.#tool = textHash(filesOf(tool).filter((path) => !path.endsWith('.test.ts')))
  }

  read(uri: string, played: Played): Outcome | undefined {
    const file = this.#file(uri, played)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  }

  write(uri: string, played: Played, outcome: Outcome): void {
    const file = this.#file(uri, played)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(outcome))
  }

  #file(uri: string, { rounds, bets }: Played): string {
    const parts = filesOf([`games/${uri}/**/*.*`]).filter((path) => !noPart.test(path))
    const key = createHash('sha256')
      .update(`${this.#tool} ${textHash(parts)} ${rounds} ${bets}`)
      .digest('hex')
    return join(folder, `${uri}-${key.slice(0, 24)}.json`)
  }
}

function filesOf(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()
}

function textHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
