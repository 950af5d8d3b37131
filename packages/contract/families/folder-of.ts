/** Name of the folders that hold a family's parts, on every floor: `videoPoker` → `video-poker`. */
export const folderOf = (family: string): string =>
  family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
