import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Sounding {
  readonly uri: string
  /** What was recorded, by its file. */
  readonly recording: string
  /** In which world it is heard, part by part; none where the recording is the title's own. */
  readonly world: ReadonlyMap<string, string>
}

const pokers = new URL('../packages/stage/families/video-poker/sounds/sounds.ogg', import.meta.url)

/** How a title sounds: as it stands in the client, which needs a browser to be loaded. */
function soundingOf(uri: string): Sounding {
  const client = readFileSync(new URL(`${uri}/client/index.ts`, import.meta.url), 'utf8')
  const own = new URL(`${uri}/client/assets/sounds.ogg`, import.meta.url)
  const recording = client.includes('pokerTitle(') ? pokers : own
  if (!existsSync(recording)) throw new Error(`${uri} is silent`)
  const [, written = ''] = /\bworld: \{([^}]*)\}/.exec(client) ?? []
  const parts = [...written.matchAll(/(\w+): '?([\w-]+)'?/g)]
  return {
    uri,
    recording: createHash('sha256').update(readFileSync(recording)).digest('hex'),
    world: new Map(parts.map(([, part = '', value = '']) => [part, value])),
  }
}

const titles = globSync('*/client/index.ts', { cwd: new URL('.', import.meta.url) })
  .map((path) => soundingOf(path.split('/')[0] ?? ''))
  .toSorted((one, other) => (one.uri < other.uri ? -1 : 1))

describe('how titles sound', () => {
  it('is looked at in every title of the house', () => {
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter(({ world }) => world.size > 0).length).toBeGreaterThan(40)
  })

  it('is told apart between titles that share a recording: by key or room, and by something more', () => {
    const alike = titles.flatMap((one, at) =>
      titles
        .slice(at + 1)
        .filter(({ recording, world }) => {
          if (recording !== one.recording) return false
          const differs = [...world].filter(([part, value]) => one.world.get(part) !== value)
          const isHeard = differs.some(([part]) => part === 'key' || part === 'room')
          return !isHeard || differs.length < 2
        })
        .map(({ uri }) => `${one.uri} ${uri}`),
    )
    expect(alike).toEqual([])
  })

  it('stays near what was recorded', () => {
    const far = titles.filter(({ world }) => Math.abs(Number(world.get('key') ?? 0)) > 4)
    expect(far.map(({ uri }) => uri)).toEqual([])
  })
})
