import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { namedProviders } from './named-providers.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-named-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string | Buffer): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const pair = (bits: number) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return {
    open: publicKey.export({ type: 'spki', format: 'pem' }),
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}
const [long, short] = [pair(2048), pair(1024)]
const common = {
  PROVIDER_ACME_URL: 'https://games.acme.example/',
  PROVIDER_ACME_FRAMES: 'https://play.acme.example',
  PROVIDER_ACME_SUPPLIERS: 'Felix, Rival',
  PROVIDER_ACME_OPERATOR: 'house-7',
}
const hub88 = {
  ...common,
  PROVIDER_ACME_DIALECT: 'hub88',
  PROVIDER_ACME_PUBLIC_KEY_FILE: write('open.pem', long.open),
  PROVIDER_ACME_OWN_KEY_FILE: write('own.pem', long.own),
}
const jili = {
  ...common,
  PROVIDER_ACME_DIALECT: 'jili',
  PROVIDER_ACME_SECRET: 'a secret of some length',
}

it.each([hub88, jili])('a provider that is configured whole is connected', (env) => {
  const { providers, sentences } = namedProviders('acme', env, true)
  expect(sentences).toEqual([])
  expect(providers).toMatchObject([
    {
      name: 'acme',
      url: 'https://games.acme.example',
      suppliers: ['Felix', 'Rival'],
      operator: 'house-7',
      speaks: { dialect: env.PROVIDER_ACME_DIALECT },
    },
  ])
})

it.each([hub88, jili])('whatever is missing is asked for by name', (env) => {
  for (const missing of Object.keys(env)) {
    const { providers, sentences } = namedProviders('acme', { ...env, [missing]: ' ' }, true)
    expect(providers).toEqual([])
    expect(sentences.join(' ')).toContain(missing)
  }
})

it.each([
  ['an address without https', { PROVIDER_ACME_URL: 'http://games.acme.example' }],
  ['a frame that is no address', { PROVIDER_ACME_FRAMES: 'acme' }],
  ['a dialect that nobody speaks', { PROVIDER_ACME_DIALECT: 'other' }],
  ['a key that is not there', { PROVIDER_ACME_PUBLIC_KEY_FILE: join(folder, 'none.pem') }],
  ['a key that is too short', { PROVIDER_ACME_OWN_KEY_FILE: write('short.pem', short.own) }],
  ['codes that are none', { PROVIDER_ACME_CODES_FILE: write('codes.json', '[1]') }],
])('%s keeps the house closed', (_, over) => {
  const { providers, sentences } = namedProviders('acme', { ...hub88, ...over }, true)
  expect(providers).toEqual([])
  expect(sentences.length).toBeGreaterThan(0)
})

it('tells codes by the keys of the catalogue', () => {
  const file = write('named.json', JSON.stringify({ 'Felix-NileCartographer': 'fx_nile' }))
  const { providers } = namedProviders('acme', { ...hub88, PROVIDER_ACME_CODES_FILE: file }, true)
  expect(providers[0]?.codes.get('Felix-NileCartographer')).toBe('fx_nile')
})

it('games of a maker are played by one', () => {
  const beta = Object.fromEntries(
    Object.entries(jili).map(([name, value]) => [name.replace('ACME', 'BETA'), value]),
  )
  const { sentences } = namedProviders('acme,beta', { ...hub88, ...beta }, true)
  expect(sentences).toEqual(['Two of PROVIDERS play the games of Felix: one must not.'])
})
