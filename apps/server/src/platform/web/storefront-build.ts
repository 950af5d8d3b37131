import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AccountRules } from '@fairhouse/contract/account-rules'
import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import type { Adapters } from '@fairhouse/contract/adapters'
import type { Game } from '@fairhouse/contract/entities/game'
import type { Features } from '@fairhouse/contract/features'
import type { ClientBuild, InitData } from '@fairhouse/contract/entities/init-data'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'

/** What a page is rendered from; the storefront's own `PageContext`. */
export interface PageContext {
  readonly nonce: string
  /** Send nothing before everything is there, for those who read a page once or share it. */
  readonly isWhole: boolean
  readonly userStatus: UserStatus
  readonly games: readonly Game[]
  readonly catalogue: PageCatalogue
  /** What the rules of the visitor's place allow at own games. */
  readonly playRules: PlayRules
  /** The own game that the address names and that cannot be opened now; else null. */
  readonly closedGame: { readonly uri: string; readonly name: string } | null
  readonly brand: { readonly name: string }
  readonly demo: boolean
  /** Letters lie at `/dev/mailbox` instead of being sent. */
  readonly mailbox: boolean
  /** Where players write to; null: nowhere. */
  readonly supportMail: string | null
  readonly accountRules: AccountRules
  readonly origin: string
  /** Before the paths of pictures; empty: they come from the house itself. */
  readonly mediaOrigin: string
  readonly adapters: Adapters
  /** What meters of jackpots show, and who won them last. */
  readonly jackpots: (asked: BodyOf<typeof jackpots>) => Promise<ReplyOf<typeof jackpots>>
  /** What the cashier takes now. */
  readonly paymentMethods: () => readonly PaymentMethod[]
  /** What this house has. */
  readonly features: () => Features
  /** What the browser is told with the page. */
  readonly init: InitData
}

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
  const gameTemplate = existsSync(template) ? readFileSync(template, 'utf8') : null
  return {
    render: entry.module.createHandler(build, 'production'),
    // The game page names its scripts by their content.
    version: { css: assets.version, canvas: stampOf(gameTemplate ?? '') },
    assetFolders: [join(client, 'assets'), join(gamePage, 'assets')].filter((path) =>
      existsSync(path),
    ),
    publicFolder: client,
    publicFiles: publicFilesIn(client),
    gameTemplate,
  }
}

const stampOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Everything beside the bundles; what was compressed beforehand is found by the name of its original. */
function publicFilesIn(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
    .filter((path) => !path.startsWith('assets/') && !path.startsWith('.'))
}
