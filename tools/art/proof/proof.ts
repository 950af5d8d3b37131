/** Sheets to look at: titles at rest on a wide and on an upright screen, and all tiles side by side. */
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { kitUris, loadKitTitle } from '../titles/discover.ts'
import { composed, SCREENS } from './compose.ts'

const GAP = 6
const TILE = { width: 180, height: 240, columns: 8 }
/** How much smaller a title stands on the sheet than on a screen. */
const SCALE = 0.5

interface Placed {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

/** Writes one picture for each title and one of all tiles to a new folder, and says where. */
export async function proof(games: string, titles: readonly string[]): Promise<void> {
  const out = await mkdtemp(join(tmpdir(), 'fairhouse-proof-'))
  const wanted = titles.length > 0 ? titles : kitUris()
  for (const uri of wanted) {
    const { scene } = await loadKitTitle(uri)
    const assets = join(games, uri, 'client', 'assets')
    if (existsSync(join(assets, 'frame.json')))
      await writeFile(join(out, `${uri}.png`), await pair(assets, scene))
  }
  await writeFile(join(out, 'tiles.png'), await tilesOf(games))
  console.log(out)
}

/** Base game wide and tall, then free spins wide and tall where they have a place of their own. */
async function pair(
  assets: string,
  grid: { readonly reels: number; readonly rows: number; readonly feature: boolean },
): Promise<Buffer> {
  const placed: Placed[] = []
  let left = 0
  for (const mood of grid.feature ? (['base', 'free'] as const) : (['base'] as const))
    for (const screen of ['wide', 'tall'] as const) {
      const { width } = SCREENS[screen]
      const input = await sharp(await composed(assets, grid, screen, mood))
        .resize({ height: SCREENS.wide.height * SCALE })
        .png()
        .toBuffer()
      placed.push({ input, left, top: 0 })
      left += Math.ceil((width * SCREENS.wide.height * SCALE) / SCREENS[screen].height) + GAP
    }
  return sheet(left, SCREENS.wide.height * SCALE, placed)
}

async function tilesOf(games: string): Promise<Buffer> {
  const tiles = globSync(join(games, '*/client/assets/tile-600.webp')).toSorted()
  const { width, height, columns } = TILE
  const placed: Placed[] = []
  for (const [index, tile] of tiles.entries()) {
    const input = await sharp(tile).resize(width, height).png().toBuffer()
    placed.push({
      input,
      left: (index % columns) * (width + GAP),
      top: Math.floor(index / columns) * (height + GAP),
    })
  }
  return sheet(columns * (width + GAP), Math.ceil(tiles.length / columns) * (height + GAP), placed)
}

const sheet = (width: number, height: number, placed: Placed[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b1110' } })
    .composite(placed)
    .png()
    .toBuffer()
