import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'

/** What letters on cards, chips and felts are set in; a system's or the house's Japanese face stands in where a word needs it. */
export const typeface =
  '"Outfit", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, "House Japanese", sans-serif'

/** To be awaited before anything is painted, for a canvas is not drawn anew when a face comes. A missing face costs looks only. */
export async function loadTypeface(): Promise<void> {
  try {
    document.fonts.add(await new FontFace('Outfit', `url(${outfit})`, { weight: '100 900' }).load())
  } catch (fault) {
    reportError(fault)
  }
  await document.fonts.ready
}
