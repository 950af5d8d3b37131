import type { Shape } from '@fairhouse/contract/entities/picture'
import { useHouse } from '../../shell/house/house.tsx'
import { type Pictured, sourceSet, sourcesOf } from './art.ts'
import './game-picture.css'

interface Props {
  readonly game: Pictured
  readonly shape: Shape
  /** Of the box, so that nothing shifts. */
  readonly width: number
  readonly height: number
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** The largest picture of the first screen. */
  readonly first?: boolean
}

/** A game's art, on its own colours until it is there; a game without any shows its name on the house's. */
export function GamePicture({ game, shape, width, height, sizes, first = false }: Props) {
  const { mediaOrigin } = useHouse()
  const sources = sourcesOf(game, shape, mediaOrigin)
  const last = sources.at(-1)
  if (game.art === null || last === undefined)
    return <NamePlate name={game.name} width={width} height={height} />
  const avif = sourceSet(sources, 'avif')
  return (
    <span className="game-picture">
      {first ? null : <Tint colours={game.art.tint} />}
      <picture>
        {first && avif !== '' ? <EarlyPicture set={avif} sizes={sizes} /> : null}
        {avif === '' ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          className="game-picture-art"
          src={last.url}
          width={width}
          height={height}
          alt=""
          decoding={first ? 'sync' : 'async'}
          loading={first ? 'eager' : 'lazy'}
          {...(first ? { fetchPriority: 'high' as const } : {})}
        />
      </picture>
    </span>
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

/**
 * The colours of a picture that is not there yet, from top to bottom. A gradient needs a name and four elements more in each of
 * hundreds of tiles; a page may not style by attributes otherwise.
 */
const Tint = ({ colours: [top, low] }: { colours: readonly [string, string] }) => (
  <svg className="game-picture-tint" aria-hidden="true" color={top} fill={low}>
    <rect width="100%" height="100%" />
  </svg>
)

function NamePlate({ name, width, height }: Pick<Props, 'width' | 'height'> & { name: string }) {
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
