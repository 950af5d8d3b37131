import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { areClones, vectorOf } from '@fairhouse/games/clones'
import { loadTitle, readTitle, urisOfFamily } from '@fairhouse/games/discover'
import { describe, expect, it, onTestFinished } from 'vitest'
import { certified } from '../certify/certify-title.ts'
import { isKind, type KindName, kinds } from './kinds.ts'
import { makeGame } from './make.ts'

const game = { uri: 'moon-fair', id: 9999, name: 'Moon Fair', since: '2026-11-28' }
/** So few that all kinds take seconds; too few for luck to refuse what is right. */
const rounds = 4_000
/** Video poker looks at every deal. */
const patienceMs = 240_000

/** Inside the workspace, where its imports lead somewhere. */
function made(kind: KindName): string {
  const folder = mkdtempSync(join(import.meta.dirname, '.made-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  makeGame(pathToFileURL(`${folder}/`), game, kind)
  return folder
}

describe.each(Object.keys(kinds).filter(isKind))('a new game of %s', (kind) => {
  it(
    'passes its certificate as it is',
    async () => {
      const title = await readTitle(pathToFileURL(`${made(kind)}/`))
      const outcome = certified(title, { rounds, bets: 1, onProgress: () => undefined })
      expect(outcome.certificate).toMatchObject({ uri: game.uri, version: 1 })
      expect(Math.abs(outcome.certificate.rtp.ratio - title.design.targets.rtp)).toBeLessThan(
        0.0005,
      )
      const one = vectorOf(title, outcome.certificate)
      for (const uri of await urisOfFamily(title.manifest.family)) {
        const other = await loadTitle(uri)
        const file = new URL('certificate.json', other.folder)
        const proved = certificate.parse(JSON.parse(readFileSync(file, 'utf8')))
        expect(areClones(one, vectorOf(other, proved)), uri).toBe(false)
      }
    },
    patienceMs,
  )

  it('is one folder: what its parts import lies in it, or will be baked into it', () => {
    const folder = made(kind)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        const there = join(folder, dirname(file), path)
        const isBaked = there.startsWith(join(folder, 'client/assets/'))
        expect(isBaked || existsSync(there), `${file} imports ${path}`).toBe(true)
      }
    }
  })

  it('says the name, address and id of nobody else', () => {
    const folder = made(kind)
    const manifest = readFileSync(join(folder, 'manifest.ts'), 'utf8')
    for (const fact of ["uri: 'moon-fair'", 'id: 9999,', "name: 'Moon Fair'", 'version: 1,']) {
      expect(manifest).toContain(fact)
    }
    const { like } = kinds[kind]
    const theirs = like === null ? null : nameOf(like)
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      expect(text, entry.name).not.toContain('{{')
      if (theirs !== null) expect(text, entry.name).not.toContain(theirs)
    }
  })
})

/** The name of a title of the house. */
function nameOf(uri: string): string {
  const file = new URL(`../../games/${uri}/manifest.ts`, import.meta.url)
  return /name: '(.*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}
