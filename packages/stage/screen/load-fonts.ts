/** A font of lettering: family name and address of its file. */
export interface FontFile {
  readonly family: string
  readonly address: string
}

/** Loads fonts that textures are painted with. A missing one costs looks, not the game: the canvas falls back to the next family. */
export async function loadFonts(fonts: readonly FontFile[]): Promise<void> {
  const faces = fonts.map(
    ({ family, address }) => new FontFace(family, `url(${address})`, { weight: '100 900' }),
  )
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  for (const result of loaded) {
    if (result.status === 'fulfilled') document.fonts.add(result.value)
    else reportError(result.reason)
  }
  // What the page around is set in (a Japanese face) may be in its lettering too, and a canvas is not drawn anew when a face comes.
  await document.fonts.ready
}
