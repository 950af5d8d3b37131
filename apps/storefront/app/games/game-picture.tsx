import { picturesOf, type Shape, sourceSet } from './art.ts'
import { pictureSource } from './picture-source.ts'
import './game-picture.css'

interface Props {
  readonly uri: string
  readonly name: string
  readonly shape: Shape
  /** Of the box, so that nothing shifts. */
  readonly width: number
  readonly height: number
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** The largest picture of the first screen. */
  readonly first?: boolean
}

/** A title's own art; a title without any shows its name on the house's colours. */
export function GamePicture({ uri, name, shape, width, height, sizes, first = false }: Props) {
  const pictures = picturesOf(uri, shape)
  const last = pictures.findLast(({ type }) => type !== 'avif') ?? pictures.at(-1)
  if (!last) return <NamePlate name={name} width={width} height={height} />
  const avif = sourceSet(pictures, 'avif')
  return (
    <picture className="game-picture">
      {first && avif !== '' ? <EarlyPicture set={avif} sizes={sizes} /> : null}
      {(['avif', 'webp'] as const).map((type) => {
        const set = sourceSet(pictures, type)
        return set === '' ? null : (
          <source key={type} type={`image/${type}`} srcSet={set} sizes={sizes} />
        )
      })}
      <img
        src={pictureSource(last.url)}
        width={width}
        height={height}
        alt=""
        decoding={first ? 'sync' : 'async'}
        loading={first ? 'eager' : 'lazy'}
        {...(first ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  )
}

/** Begins to load a picture with the first bytes of the page, before the scripts. */
const EarlyPicture = ({ set, sizes }: { set: string; sizes: string }) => (
  <link
    rel="preload"
    as="image"
    type="image/avif"
    imageSrcSet={set}
    imageSizes={sizes}
    fetchPriority="high"
  />
)

function NamePlate({ name, width, height }: Pick<Props, 'name' | 'width' | 'height'>) {
  return (
    <svg
      className="game-picture game-plate"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="game-plate-ground" width={width} height={height} />
      <circle className="game-plate-ring" cx={width / 2} cy={height / 2} r={height * 0.34} />
      <circle className="game-plate-ring" cx={width / 2} cy={height / 2} r={height * 0.42} />
      <text className="game-plate-name" x="50%" y="50%" fontSize={Math.min(width, height) / 6}>
        {name.slice(0, 1)}
      </text>
    </svg>
  )
}
