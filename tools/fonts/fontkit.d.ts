// The package brings no types.
declare module 'fontkit' {
  /** Reads a font in any of the usual formats. */
  export function create(font: Buffer): {
    /** The code points that it has a glyph for. */
    readonly characterSet: readonly number[]
  }
}
