// The package brings no types.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >
    /** OpenType features that stay; all, where none are named. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
  }
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
