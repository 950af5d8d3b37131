import { useWriting } from '../../shell/house/house.tsx'
import type { DesignWords } from './words-en.ts'
import type { Theme } from './tokens.ts'

interface ColoursProps {
  readonly theme: Theme
  readonly look: 'night' | 'day'
  readonly name: string
}

/** Inks by grounds, each with how well it can be read. */
export function Colours({ theme: { grounds, inks }, look, name }: ColoursProps) {
  const { number } = useWriting()
  return (
    <div className={`design-panel ${look}`}>
      <table className="design-colours">
        <caption className="eyebrow">{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{name}</span>
            </th>
            {grounds.map((ground) => (
              <th key={ground.name} scope="col">
                <Swatch colour={ground.colour} />
                {ground.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((ink) => (
            <tr key={ink.name}>
              <th scope="row">
                <Swatch colour={ink.colour} />
                {ink.name}
              </th>
              {grounds.map((ground) => (
                <td key={ground.name}>{number(ink.contrasts[ground.name] ?? 0, 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Drawn, for a page has no styles of its own. */
const Swatch = ({ colour }: { colour: string }) => (
  <svg className="design-swatch" viewBox="0 0 1 1" aria-hidden="true">
    <rect width="1" height="1" fill={colour} />
  </svg>
)

const sizes = ['hero', 'h1', 'h2', 'h3', 'lead', 'text', 'small', 'tiny'] as const

export function TypeScale({ words }: { words: DesignWords }) {
  return (
    <dl className="design-sizes">
      {sizes.map((size) => (
        <div key={size}>
          <dt>
            <code>--size-{size}</code>
          </dt>
          <dd className={`design-size-${size}`}>{words.sizes}</dd>
        </div>
      ))}
    </dl>
  )
}

const spaces = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4.5, 7] as const

export function Spaces() {
  return (
    <dl className="design-spaces">
      {spaces.map((rem, index) => (
        <div key={rem}>
          <dt>
            <code>--space-{index + 1}</code>
          </dt>
          <dd>
            <svg width={`${rem}rem`} height="1rem" aria-hidden="true">
              <rect width="100%" height="100%" fill="currentColor" />
            </svg>
            {rem} rem
          </dd>
        </div>
      ))}
    </dl>
  )
}
