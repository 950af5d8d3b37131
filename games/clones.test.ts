import { existsSync, readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { areClones, clonesAmong, type DesignVector, vectorOf } from './clones.ts'
import { loadTitle, titleUris } from './discover.ts'

const lines: DesignVector = {
  uri: 'one',
  seen: ['grid 3 3 3 3 3', 'lines 20', 'free spins', 'wild x2'],
  felt: ['sigma 2', 'hit 3', 'feature 2', 'share 1'],
  sigma: 6,
}

describe('clones', () => {
  it.each<readonly [string, Partial<DesignVector>]>([
    ['nothing differs', {}],
    [
      'only what is felt differs',
      { felt: ['sigma 4', 'hit 1', 'feature 0', 'share 3'], sigma: 12 },
    ],
    ['one mechanic differs', { seen: ['grid 3 3 3 3 3', 'lines 20', 'free spins', 'wild x3'] }],
    [
      'one mechanic is left out',
      { seen: ['grid 3 3 3 3 3', 'lines 20', 'free spins'], sigma: 8.9 },
    ],
  ])('are two titles of which %s', (_, difference) => {
    expect(areClones(lines, { ...lines, uri: 'two', ...difference })).toBe(true)
  })

  it.each<readonly [string, Partial<DesignVector>]>([
    ['two mechanics differ', { seen: ['grid 3 3 3 3 3', 'lines 20', 'pick', 'wild x3'] }],
    [
      'one mechanic and how often they win differ',
      {
        seen: ['grid 3 3 3 3 3', 'lines 25', 'free spins', 'wild x2'],
        felt: ['sigma 2', 'hit 1', 'feature 2', 'share 1'],
      },
    ],
    [
      'one mechanic differs and sigma by 3',
      { seen: ['grid 3 3 3 3 3', 'lines 20', 'wild x2'], sigma: 9 },
    ],
  ])('are not two titles of which %s', (_, difference) => {
    expect(areClones(lines, { ...lines, uri: 'two', ...difference })).toBe(false)
  })

  it('are not among our titles', async () => {
    const vectors: DesignVector[] = []
    for (const uri of titleUris()) {
      const title = await loadTitle(uri)
      const file = new URL('certificate.json', title.folder)
      if (!existsSync(file)) continue
      vectors.push(vectorOf(title, certificate.parse(JSON.parse(readFileSync(file, 'utf8')))))
    }
    expect(vectors.length).toBeGreaterThan(0)
    expect(clonesAmong(vectors).map((pair) => pair.map(({ uri }) => uri))).toEqual([])
  })
})
