import { ImageSource, Rectangle, Texture } from 'pixi.js'

/** Pictures of a title by name. */
export interface Textures {
  /** @throws RangeError for a name that was not loaded: a broken promise of the title. */
  get(name: string): Texture
  has(name: string): boolean
  /** Names that begin with `prefix`, in order: frames of an animation. */
  named(prefix: string): readonly string[]
  /** Adds pictures that the first screen does not need. */
  add(list: PictureList, progress?: (part: number) => void): Promise<void>
  close(): void
}

/** What a title brings: atlases (TexturePacker JSON with its picture) and single pictures. Addresses. */
export interface PictureList {
  readonly atlases: readonly { readonly sheet: string; readonly picture: string }[]
  readonly pictures: Readonly<Record<string, string>>
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Frame {
  readonly frame: Box
  readonly rotated?: boolean
  readonly trimmed?: boolean
  readonly spriteSourceSize?: Box
  readonly sourceSize?: { readonly w: number; readonly h: number }
}

interface Sheet {
  readonly frames: Readonly<Record<string, Frame>>
}

/**
 * Loads everything at once.
 * @param progress told the part that is there, 0 to 1.
 * @throws Error when a file cannot be fetched or decoded.
 */
export async function loadTextures(
  list: PictureList,
  progress: (part: number) => void,
): Promise<Textures> {
  const textures = new Map<string, Texture>()
  const sources = new Set<ImageSource>()
  let closed = false

  const addAtlas = ([source, { frames }]: readonly [ImageSource, Sheet]): void => {
    sources.add(source)
    for (const [name, frame] of Object.entries(frames)) textures.set(name, textureOf(source, frame))
  }
  const add = async (
    { atlases, pictures }: PictureList,
    told: (part: number) => void = () => {},
  ): Promise<void> => {
    const loading = [
      ...atlases.map(({ sheet, picture }) =>
        Promise.all([loadSource(picture), loadSheet(sheet)]).then(addAtlas),
      ),
      ...Object.entries(pictures).map(async ([name, address]) => {
        const source = await loadSource(address)
        sources.add(source)
        textures.set(name, new Texture({ source }))
      }),
    ]
    let done = 0
    await Promise.all(loading.map((part) => part.then(() => told(++done / loading.length))))
    if (closed) free()
  }
  const free = (): void => {
    for (const texture of textures.values()) texture.destroy()
    for (const source of sources) source.destroy()
    textures.clear()
    sources.clear()
  }
  await add(list, progress)

  return {
    get: (name) => {
      const texture = textures.get(name)
      if (!texture) throw new RangeError(`no picture named ${name}`)
      return texture
    },
    has: (name) => textures.has(name),
    named: (prefix) => [...textures.keys()].filter((name) => name.startsWith(prefix)).toSorted(),
    add,
    close: () => {
      closed = true
      free()
    },
  }
}

/** @throws Error when the picture cannot be fetched or decoded. */
export async function loadSource(address: string): Promise<ImageSource> {
  const picture = new Image()
  picture.decoding = 'async'
  picture.src = address
  await picture.decode()
  return new ImageSource({ resource: picture, alphaMode: 'premultiply-alpha-on-upload' })
}

async function loadSheet(address: string): Promise<Sheet> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const sheet: unknown = await answer.json()
  if (!isSheet(sheet)) throw new TypeError(`${address} is not an atlas`)
  return sheet
}

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'frames' in value

function textureOf(source: ImageSource, frame: Frame): Texture {
  const { x, y, w, h } = frame.frame
  const whole = frame.sourceSize ?? { w, h }
  const inset = frame.spriteSourceSize
  return new Texture({
    source,
    frame: frame.rotated ? new Rectangle(x, y, h, w) : new Rectangle(x, y, w, h),
    orig: new Rectangle(0, 0, whole.w, whole.h),
    ...(frame.trimmed && inset ? { trim: new Rectangle(inset.x, inset.y, inset.w, inset.h) } : {}),
    rotate: frame.rotated ? 2 : 0,
  })
}
