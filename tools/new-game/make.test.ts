import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeGame } from './make.ts'
import { faultOf } from './new-game.ts'

const game = { uri: 'moon-fair', id: 308, name: 'Moon Fair', since: '2026-11-22' }
const taken = { uris: ['castle-of-horror'], ids: [271] }

describe('a new game', () => {
  it('has every part of a title, with its names filled in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'new-game-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    makeGame(pathToFileURL(`${folder}/`), game)
    expect(readdirSync(folder).toSorted()).toEqual([
      'art',
      'client',
      'design.ts',
      'help',
      'manifest.ts',
      'math.ts',
      'palette.ts',
      'reels.ts',
      'symbols.ts',
    ])
    expect(readdirSync(join(folder, 'help'))).toHaveLength(6)
    const manifest = readFileSync(join(folder, 'manifest.ts'), 'utf8')
    expect(manifest).toContain("uri: 'moon-fair'")
    expect(manifest).toContain('id: 308,')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile())) {
      expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain('{{')
    }
  })

  it('has a top prize that somebody wins', async () => {
    // Inside the workspace, where its imports lead somewhere.
    const folder = mkdtempSync(join(import.meta.dirname, '.made-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    makeGame(pathToFileURL(`${folder}/`), game)
    const made: unknown = await import(pathToFileURL(join(folder, 'design.ts')).href)
    if (!hasFacts(made)) throw new TypeError('the design tells no facts')
    const { most } = made.facts()
    expect(most.denominator / most.numerator).toBeLessThan(100_000_000n)
  })

  it('draws every symbol that its mathematics have', async () => {
    const folder = mkdtempSync(join(import.meta.dirname, '.made-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    makeGame(pathToFileURL(`${folder}/`), game)
    const { definition } = await import(pathToFileURL(join(folder, 'math.ts')).href)
    const { art } = await import(pathToFileURL(join(folder, 'art/symbols.ts')).href)
    expect(new Set(Object.keys(art.symbols))).toEqual(new Set(definition.symbols))
    for (const { scene } of Object.values<{ readonly scene: string }>(art.symbols)) {
      const sculpture = `../art/symbols/sculptures/${scene}.glsl`
      expect(existsSync(join(import.meta.dirname, sculpture)), scene).toBe(true)
    }
  })

  it.each([
    [{ ...game, uri: 'Moon Fair' }, 'is no address'],
    [{ ...game, uri: 'castle-of-horror' }, 'there is a title'],
    [{ ...game, id: 271 }, 'another title has the id'],
    [{ ...game, id: Number.NaN }, 'a whole number'],
    [{ ...game, name: "Moon's Fair" }, 'no quotation marks'],
  ])('is refused: %o', (wrong, sentence) => {
    expect(faultOf(wrong, taken)).toContain(sentence)
  })

  it('is made when nothing is wrong with it', () => {
    expect(faultOf(game, taken)).toBeNull()
  })
})

const hasFacts = (made: unknown): made is { readonly facts: () => GameFacts } =>
  typeof made === 'object' && made !== null && 'facts' in made && typeof made.facts === 'function'
