/** The sources of a picture that was baked in several widths, as attributes. */
export interface BakedSources {
  readonly avif: string
  readonly webp: string
  /** For browsers that choose nothing. */
  readonly picture: string
}

/**
 * The sources of the pictures of one folder, `NAME-WIDTH.avif` and `.webp`.
 * @param address of a file by its name.
 * @param widths smallest first; the last serves browsers that choose nothing.
 */
export function bakedSources(
  address: (name: string) => string,
  widths: readonly [number, ...number[]],
): (name: string) => BakedSources {
  const set = (name: string, type: 'avif' | 'webp'): string =>
    widths.map((width) => `${address(`${name}-${width}.${type}`)} ${width}w`).join(', ')
  return (name) => ({
    avif: set(name, 'avif'),
    webp: set(name, 'webp'),
    picture: address(`${name}-${widths.at(-1)}.webp`),
  })
}

/**
 * @param files addresses by paths, as Vite's `import.meta.glob` gives those of `./assets`.
 * @param baker the command that makes the files.
 * @returns the address of a file by its name; throws Error for one that was not baked.
 */
export const bakedFiles =
  (files: Readonly<Record<string, string>>, baker: string) =>
  (name: string): string => {
    const url = files[`./assets/${name}`]
    if (url === undefined) throw new Error(`no ${name}; ${baker} makes it`)
    return url
  }
