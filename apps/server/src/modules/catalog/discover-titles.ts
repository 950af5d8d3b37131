import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { gameFeatures } from '@fairhouse/contract/entities/game-mechanics'
import { type FamilyName, families } from '@fairhouse/contract/families/all'
import { gameKinds, gameRooms, gameThemes } from '@fairhouse/contract/entities/game-words'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { Game as GameRules } from '@fairhouse/game-math/game'
import { withRows } from '@fairhouse/games/with-rows'
import { z } from 'zod'
import { isInRange, rangeWords } from './id-ranges.ts'
import type { Title } from './titles.ts'

/** A folder in `games/` that cannot be offered, and why. */
export interface Unoffered {
  readonly uri: string
  readonly reason: string
}

const gamesFolder = fileURLToPath(new URL('../../../../../games/', import.meta.url))

const isFamily = (name: string): name is FamilyName => name in families
const familyNames = Object.keys(families).filter(isFamily)

const manifest = z.object({
  id: z.int().min(1),
  uri: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: z.string().min(1),
  category: z.int().min(1281).max(1289),
  family: z.enum(familyNames),
  kind: z.enum(gameKinds).exactOptional(),
  room: z.enum(gameRooms).exactOptional(),
  version: z.int().min(1),
  hasImagePreview: z.boolean(),
  since: z.iso.date(),
  themes: z.array(z.enum(gameThemes)).min(1),
  features: z.array(z.enum(gameFeatures)),
}) satisfies z.ZodType<GameManifest>

/** What of the rules can be seen without playing; the rest is the conformance suite's. */
const rules = z.custom<GameRules>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'open' in value &&
    typeof value.open === 'function' &&
    'act' in value &&
    typeof value.act === 'function' &&
    'hash' in value &&
    typeof value.hash === 'string',
  { message: 'math.ts exports no game' },
)

/** What a drawn title brings; the page of one without it would show nothing. */
const drawnParts = ['client/index.ts', 'client/assets/pictures.json']

/**
 * Every folder of `games/` with a manifest, rules, a certificate for just these rules, and a client with its pictures. A title
 * without a certificate is not offered: its numbers are not proven.
 */
export async function discoverTitles(
  folder: string = gamesFolder,
): Promise<{ titles: Title[]; unoffered: Unoffered[] }> {
  const titles: Title[] = []
  const unoffered: Unoffered[] = []
  for (const path of globSync(join(folder, '*', 'manifest.ts')).toSorted()) {
    const title = await readTitle(dirname(path))
    if ('reason' in title) unoffered.push(title)
    else titles.push(title)
  }
  return { titles, unoffered }
}

async function readTitle(folder: string): Promise<Title | Unoffered> {
  const uri = basename(folder)
  const certificatePath = join(folder, 'certificate.json')
  if (!existsSync(certificatePath)) return { uri, reason: 'it has no certificate' }
  const parsed = z.object({ manifest, rules, certificate }).safeParse({
    manifest: (await importFrom(join(folder, 'manifest.ts')))['manifest'],
    rules: (await importFrom(join(folder, 'math.ts')))['game'],
    certificate: JSON.parse(readFileSync(certificatePath, 'utf8')),
  })
  if (!parsed.success) return { uri, reason: z.prettifyError(parsed.error) }
  const title = {
    ...parsed.data,
    rules: withRows(parsed.data.rules, pathToFileURL(`${folder}/`)),
  }
  if (title.manifest.uri !== uri)
    return { uri, reason: `its manifest names the uri ${title.manifest.uri}` }
  if (!isInRange(ownStudio, title.manifest.id))
    return { uri, reason: `its id ${title.manifest.id} is none of ours: ${rangeWords(ownStudio)}` }
  if (title.certificate.hash !== title.rules.hash) {
    return { uri, reason: 'its certificate is of other rules than those it has now' }
  }
  const missing = drawnParts.find((part) => !existsSync(join(folder, part)))
  if (missing !== undefined) return { uri, reason: `it is not drawn: it has no ${missing}` }
  return title
}

async function importFrom(path: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(pathToFileURL(path).href)
  return z.record(z.string(), z.unknown()).parse({ ...Object(module) })
}
