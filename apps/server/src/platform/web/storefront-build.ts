import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientBuild } from '@fairhouse/contract/entities/init-data'
import type { PageContext } from '@fairhouse/contract/page-context'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'
import { stampOf } from './stamp.ts'

/** The storefront as it was built. */
export interface StorefrontBuild {
  readonly render: (request: Request, context: PageContext) => Promise<Response>
  readonly version: Omit<ClientBuild, 'image'>
  /** Folders whose files lie under `/assets/` and never change under their names. */
  readonly assetFolders: readonly string[]
  readonly publicFolder: string
  /** Files of `publicFolder` to be served at the root, as paths without a leading slash. */
  readonly publicFiles: readonly string[]
  /** The game page with its placeholders, or null when there is none. */
  readonly gameTemplate: string | null
}

type Handler = StorefrontBuild['render']

/** As much of the server bundle as is relied on. */
const bundle = z.object({
  assets: z.object({ version: z.string() }),
  entry: z.object({
    module: z.object({
      createHandler: z.custom<(build: unknown, mode: string) => Handler>(
        (value) => typeof value === 'function',
      ),
    }),
  }),
})

/**
 * Loads `build/` of the storefront.
 * @throws StartFault when it was not built.
 */
export async function loadStorefront(folder: string): Promise<StorefrontBuild> {
  const server = join(folder, 'build/server/index.js')
  const client = join(folder, 'build/client')
  const gamePage = join(folder, 'build/game')
  if (!existsSync(server))
    throw new StartFault([
      `The storefront is not built (${server} is missing); npm start builds it.`,
    ])
  const build: unknown = await import(pathToFileURL(server).href)
  const { entry, assets } = bundle.parse(build)
  const template = join(gamePage, 'index.html')
  const publicFiles = publicFilesIn(client)
  const others = publicFiles.map((path) => stampOf(readFileSync(join(client, path)))).join('')
  const gameTemplate = existsSync(template) ? readFileSync(template, 'utf8') : null
  return {
    render: entry.module.createHandler(build, 'production'),
    // The game page names its scripts by their content; other files keep their names.
    version: { css: stampOf(others + assets.version), canvas: stampOf(gameTemplate ?? '') },
    assetFolders: [join(client, 'assets'), join(gamePage, 'assets')].filter((path) =>
      existsSync(path),
    ),
    publicFolder: client,
    publicFiles,
    gameTemplate,
  }
}

/** Everything beside the bundles; what was compressed beforehand is found by the name of its original. */
function publicFilesIn(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
    .filter((path) => !path.startsWith('assets/') && !path.startsWith('.'))
}
