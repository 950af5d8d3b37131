import { fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './provider-tiles.css'

interface Props {
  readonly title: string
  readonly count: Texts['lists']['count']
  /** Said of a provider of whom nothing can be played yet; without it such a provider is left out. */
  readonly samplesOnly?: string
}

/** Everybody who makes games here, in type of the house and with a mark that it drew. Their pages are documents of their own. */
export function ProviderTiles({ title, count, samplesOnly }: Props) {
  const { menu, language } = useHouse()
  const { path } = useWriting()
  const shown = menu.providers.filter(({ count: games }) => games > 0 || samplesOnly !== undefined)
  // A shelf of one is no choice.
  if (shown.length < 2) return null
  return (
    <section className="game-row" aria-labelledby="providers">
      <div className="game-row-head">
        <h2 id="providers" className="game-row-title">
          {title}
        </h2>
      </div>
      <ul className="provider-tiles">
        {shown.map(({ to, words, count: games }) => (
          <li key={to}>
            <a className="provider-tile" href={path(to)}>
              <svg className="provider-mark" aria-hidden="true">
                <use href={`/provider-marks.svg#${to.slice(1)}`} />
              </svg>
              <span className="provider-name">{words}</span>
              <span className="provider-count">
                {games === 0 ? samplesOnly : fillCounted(count, games, language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
