import type { Language } from '@fairhouse/stage/rounds/game-stage'
import { type Names, nameIn } from '@fairhouse/stage/titles/names'
import type { SymbolPicture } from './told-paytable.ts'

/** A title names its symbols in a list, or by a function of its own. */
type NameFile =
  | { readonly names: Names }
  | { readonly symbolName: (symbol: string, count: number, language: Language) => string }

interface Sheet {
  readonly frames: Readonly<Record<string, { readonly frame: Readonly<Record<Side, number>> }>>
  readonly meta: { readonly size: { readonly w: number; readonly h: number } }
}
type Side = 'x' | 'y' | 'w' | 'h'

const nameFiles = import.meta.glob<NameFile>('../../../../../games/*/client/names.ts', {
  eager: true,
})
const sheets = import.meta.glob<Sheet>('../../../../../games/*/client/assets/symbols.json', {
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('../../../../../games/*/client/assets/symbols.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const folderOf = (uri: string): string => `../../../../../games/${uri}/client`

/** What a title calls its symbols. @throws Error for a title without names, which the house does not offer. */
export function symbolNameOf(
  uri: string,
  language: Language,
): (symbol: string, count: number) => string {
  const file = nameFiles[`${folderOf(uri)}/names.ts`]
  if (file === undefined) throw new Error(`${uri} does not say how its symbols are called`)
  return 'names' in file
    ? (symbol, count) => nameIn(file.names, symbol, count, language)
    : (symbol, count) => file.symbolName(symbol, count, language)
}

/** Where a symbol is in its title's sheet. */
export function symbolPictureOf(uri: string, symbol: string): SymbolPicture | null {
  const sheet = sheets[`${folderOf(uri)}/assets/symbols.json`]
  const picture = pictures[`${folderOf(uri)}/assets/symbols.webp`]
  const cut = sheet?.frames[symbol]?.frame
  if (sheet === undefined || picture === undefined || cut === undefined) return null
  const { w, h } = sheet.meta.size
  return { sheet: picture, sheetSize: [w, h], frame: [cut.x, cut.y, cut.w, cut.h] }
}
