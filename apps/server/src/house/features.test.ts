import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@fairhouse/contract/calls/all'
import { type FeatureName, featureNames } from '@fairhouse/contract/features'
import { describe, expect, it } from 'vitest'
import { featuresOf } from './features.ts'

const bare = { supportMail: null }

/** What would show that an awaited feature has come: a call of that name, or a line below a folder. */
type Sign = { readonly call: RegExp } | { readonly below: string; readonly line: RegExp }

/** Of each feature that nothing in the code brings yet. */
const signs: Readonly<Partial<Record<FeatureName, Sign>>> = {}

const source = fileURLToPath(new URL('..', import.meta.url))

/** Source lines below a folder of the server, tests apart. */
function linesBelow(place: string): string[] {
  const root = `${source}/${place}`
  const files = statSync(root).isFile()
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<![.]test)[.](ts|sql)$/.test(file) && !/testing\//.test(file))
        .map((file) => `${root}/${file}`)
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
}

/** What modules and the house say of themselves. */
const described = globSync('{modules/*/module,house/features}.ts', { cwd: source })
  .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
  .join('\n')

describe('features of the house', () => {
  it('are what modules tell, and the settings of the operator', () => {
    const none = Object.fromEntries(featureNames.map((name) => [name, false]))
    expect(featuresOf([], bare)).toEqual(none)
    expect(featuresOf([{ cashier: true }, { cashier: false, bonuses: false }], bare)).toEqual({
      ...none,
      cashier: true,
    })
    expect(featuresOf([], { supportMail: 'help@casino.example' })).toEqual({
      ...none,
      supportEmail: true,
    })
  })

  it.each(featureNames.filter((name) => !(name in signs)))('%s is told by somebody', (name) => {
    expect(described).toMatch(new RegExp(`\\b${name}: `))
  })

  it.each(Object.entries(signs))('%s has not come without being said', (name, sign) => {
    const found =
      'call' in sign
        ? Object.keys(calls).filter((call) => sign.call.test(call))
        : linesBelow(sign.below).filter((line) => sign.line.test(line))
    expect(
      found,
      `take ${name} out of "signs" in features.test.ts and let its module tell it`,
    ).toEqual([])
  })
})
