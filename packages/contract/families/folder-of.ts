/** The name of a family's folders: `video-poker` of `videoPoker`. */
export const folderOf = (family: string): string =>
  family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
