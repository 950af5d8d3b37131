import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { furtherCharacters, japaneseCharacters } from './japanese-characters.ts'
import type { Face } from './latin.ts'

/**
 * 79 MB, of which we need 250 kB once in a while: fetched when faces are cut, instead of being installed with the house.
 * The hash is the `integrity` that npm's registry tells of it.
 */
const source = {
  name: '@fontsource/noto-sans-jp@5.3.0',
  sha512:
    'OZbBzZ8LrFRs2RFT2Cc0HUV2C2ZeSfyEXhDJWR0EZuZaraJfRubpvrFmUnCljuBDEkw8Vn6CE/+nf9dj9b+0lg==',
} as const

/**
 * Two weights: what lies between them is drawn by the nearer one. The package's Japanese files lack the full-width tilde of ranges
 * ("1～64"), which one of its small files has; that is taken for both weights. Written pages have a further face for what they alone need. Pages of other languages show one Japanese word, the name
 * of the language.
 */
const faces = [
  { name: 'noto-sans-jp-400', part: 'japanese-400', characters: japaneseCharacters() },
  { name: 'noto-sans-jp-700', part: 'japanese-700', characters: japaneseCharacters() },
  { name: 'noto-sans-jp-written-400', part: 'japanese-400', characters: furtherCharacters() },
  { name: 'noto-sans-jp-written-700', part: 'japanese-700', characters: furtherCharacters() },
  { name: 'noto-sans-jp-tilde', part: '115-400', characters: '～' },
  { name: 'noto-sans-jp-name', part: 'japanese-400', characters: '日本語' },
] as const

/** What nobody sees here: vertical lines, alternative forms, hints for coarse screens. */
const leaveOut = {
  keepFeatures: [],
  noHinting: true,
  dropTables: ['vhea', 'vmtx', 'VORG', 'BASE', 'gasp', 'STAT', 'DSIG'],
}

/**
 * Noto Sans JP with the characters of our own texts, those of written pages apart.
 * @throws Error when the package cannot be fetched or is another than the one known.
 */
export async function cutJapanese(): Promise<readonly Face[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    fetchInto(folder)
    return await Promise.all(
      faces.map(async ({ name, part, characters }) => {
        const file = `package/files/noto-sans-jp-${part}-normal.woff2`
        const whole = readFileSync(join(folder, file))
        const cut = await subsetFont(whole, characters, {
          targetFormat: 'woff2',
          ...leaveOut,
        })
        return { name, whole: whole.length, cut }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function fetchInto(folder: string): void {
  const packed = execFileSync('npm', ['pack', '--silent', source.name], { cwd: folder })
  const archive = join(folder, packed.toString().trim())
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (hash !== source.sha512) throw new Error(`${source.name} is another than it was: ${hash}`)
  execFileSync('tar', ['xzf', archive, '-C', folder])
}
