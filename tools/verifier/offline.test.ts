import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { titleUris } from '@fairhouse/games/discover'
import { definition as rocketRules, game as rocket } from '@fairhouse/games/rocket-rail/math'
import { bustOf } from '@fairhouse/verifier/check-room'
import { everyTitle } from '@fairhouse/verifier/testing/every-title'
import { honestFile, playStreams } from '@fairhouse/verifier/testing/honest-file'
import { describe, expect, it } from 'vitest'
import { buildVerifier } from './build-verifier.ts'
import { packageText } from './package-text.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'offline-verifier-'))
const files = await buildVerifier()
for (const [name, text] of files) writeFileSync(join(folder, name), text)
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const { titles, definitions } = await everyTitle()
const played = playStreams(titles, { streams: 2, rounds: titles.length * 2 })
const evidence = honestFile(played, definitions)
const exported = (name: string, file: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(file))
  return path
}
const honest = exported('honest.json', evidence)
const forged = exported('forged.json', {
  ...evidence,
  streams: evidence.streams.map((stream) => ({
    ...stream,
    rounds: stream.rounds.map((round, at) =>
      at === 3 && stream.number === 1 ? { ...round, payout: round.payout + 1 } : round,
    ),
  })),
})

/** A flight that its link leads to. */
const link = createHash('sha256').update('a link').digest()
const sharedRounds = {
  format: 'fairhouse-shared-rounds',
  version: 1,
  house: { origin: 'https://fairhouse.example' },
  rounds: [
    {
      kind: 'crash',
      uri: 'rocket-rail',
      definition: rocket.hash,
      chain: { end: createHash('sha256').update(link).digest('hex'), salt: 'a quiet salt' },
      round: {
        number: 1,
        link: link.toString('hex'),
        bust: bustOf(rocket, { link, salt: 'a quiet salt', number: 1 }),
      },
    },
  ],
  definitions: { [rocket.hash]: { engine: 'gate 1', definition: rocketRules } },
}

/** No Node options and no environment of the workspace, in a folder of its own. */
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, env: {}, encoding: 'utf8' })

describe('the command', () => {
  const program = join(folder, 'fairhouse-verify.js')

  it('finds an exported file of every title to agree', () => {
    expect(new Set(titles.map(({ uri }) => uri))).toEqual(new Set(titleUris()))
    const { stdout, status } = run(program, honest)
    expect(stdout).toContain(`Everything agrees: ${titles.length * 4} rounds worked out again.`)
    expect(stdout).toContain('Stream 2: agrees')
    expect(status).toBe(0)
  })

  it('names what does not agree, in words and for programs', () => {
    const { stdout, status } = run(program, forged)
    expect(stdout).toMatch(/^Does not agree: 1 difference\./)
    expect(stdout).toMatch(/ {2}! round 3: The round pays another amount/)
    expect(status).toBe(1)
    const { findings } = JSON.parse(run(program, forged, '--json').stdout).streams[0]
    expect(findings).toMatchObject([{ code: 'payoutDiffers', nonce: 3 }])
  })

  it('checks rounds that many shared', () => {
    const { stdout, status } = run(program, exported('shared.json', sharedRounds))
    expect(stdout).toContain('Everything agrees: 1 shared round worked out again.')
    expect(stdout).toContain('rocket-rail, round 1: agrees')
    expect(status).toBe(0)
    const [round] = sharedRounds.rounds
    const later = { ...round, round: { ...round?.round, bust: (round?.round.bust ?? 100) + 1 } }
    const wrong = exported('shared-wrong.json', { ...sharedRounds, rounds: [later] })
    const { stdout: told, status: failed } = run(program, wrong)
    expect(told).toMatch(
      /! The round burst elsewhere than its link says\. \(the house says \d+, found \d+\)/,
    )
    expect(failed).toBe(1)
  })

  it.each([
    ['nothing', [], /^fairhouse-verify <evidence\.json>/],
    ['what is not there', ['none.json'], /^none\.json cannot be read/],
    ['what is no JSON', ['fairhouse-verify.js'], /it is not JSON/],
    ['another file', ['other.json'], /“format” is missing or of another form/],
  ])('says what is wrong with %s', (_, args, told) => {
    writeFileSync(join(folder, 'other.json'), '{}')
    const { stderr, status } = run(program, ...args)
    expect(stderr).toMatch(told)
    expect(status).toBe(2)
  })

  it('says so where it is run by what is too old for the engine', () => {
    writeFileSync(join(folder, 'old.cjs'), 'delete Map.groupBy')
    const { stderr, status } = run('--require', './old.cjs', program, honest)
    expect(stderr).toMatch(/^This needs Node 22\.3/)
    expect(status).toBe(2)
  })

  it('runs from its tarball, as a script and as a module', () => {
    writeFileSync(join(folder, 'package.json'), packageText({ version: '1.2.3', license: 'MIT' }))
    execFileSync('npm', ['pack', '--silent', '--offline'], { cwd: folder })
    execFileSync('tar', ['xzf', 'fairhouse-verify-1.2.3.tgz'], { cwd: folder })
    const unpacked = join(folder, 'package/fairhouse-verify.js')
    expect(run(unpacked, honest).status).toBe(0)
    const manifest = join(folder, 'package/package.json')
    writeFileSync(manifest, '{"type":"module"}')
    expect(run(unpacked, honest).status).toBe(0)
  })
})

describe('the build', () => {
  it('gives the same bytes twice', async () => {
    expect(await buildVerifier()).toEqual(files)
  })

  it('publishes the hashes of all that it makes', () => {
    const lines = ['fairhouse-verify.js', 'verifier.html', 'verifier-sources.sha256'].map(
      (name) => `${sha256(files.get(name) ?? '')}  ${name}\n`,
    )
    expect(files.get('verifier.sha256')).toBe(lines.join(''))
  })

  it('names every source that went into it, the engine among them, by its hash', () => {
    const lines = files.get('verifier-sources.sha256')?.trim().split('\n') ?? []
    const sources = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
    for (const [file, hash] of sources)
      expect(sha256(readFileSync(join(root, file), 'utf8')), file).toBe(hash)
    expect([...sources.keys()]).toEqual(
      expect.arrayContaining([
        'packages/fairness/stream.ts',
        'packages/game-math/families/slot/slot-game.ts',
        'packages/game-math/families/cascade/cascade-game.ts',
        'packages/verifier/check-stream.ts',
        'math.lock.json',
      ]),
    )
  })

  it('knows nothing of where it was made', () => {
    for (const text of files.values()) expect(text).not.toContain(root)
  })
})
