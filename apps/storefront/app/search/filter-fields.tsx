import { providers } from '@fairhouse/contract/entities/provider'
import { Chip } from '@fairhouse/ui/chip'
import { useHouse, useWriting } from '../language/house.tsx'
import { fill, fillCounted } from '../language/say.ts'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import { mechanicName } from './mechanic-name.ts'
import {
  type Choices,
  type FilterName,
  type Filters,
  filterCount,
  isChosen,
  noFilters,
  toggled,
} from './filters.ts'
import './filter-fields.css'

interface Props {
  readonly filters: Filters
  readonly choices: Choices
  readonly texts: Texts['search']
  change(filters: Filters): void
}

const folded: readonly FilterName[] = [
  'from',
  'volatility',
  'rtp',
  'win',
  'stake',
  'mechanic',
  'provider',
]

/** The kinds in a row, all other filters folded away below. They are form fields: a page without script sends them. */
export function FilterFields(props: Props) {
  const { filters, texts, change } = props
  const { language } = useHouse()
  const on = filterCount(filters)
  const hidden = on - filters.kind.length
  return (
    <div className="filters">
      <fieldset className="filters-kinds">
        <legend className="unseen">{texts.groups.kind}</legend>
        <Values {...props} name="kind" />
      </fieldset>
      <div className="filters-line">
        <details className="filters-more" open={hidden > 0 || undefined}>
          <summary>
            {texts.filters}
            {hidden > 0 ? <span className="filters-on">{hidden}</span> : null}
          </summary>
          <div className="filters-groups">
            {folded.map((name) => (
              <fieldset key={name} className="filters-group">
                <legend>{texts.groups[name]}</legend>
                <Values {...props} name={name} />
              </fieldset>
            ))}
          </div>
        </details>
        {on > 0 ? (
          <button type="button" className="filters-clear" onClick={() => change(noFilters)}>
            {texts.clearFilters}
            <span className="unseen">, {fillCounted(texts.filtersOn, on, language)}</span>
          </button>
        ) : null}
      </div>
    </div>
  )
}

function Values({ filters, choices, texts, change, name }: Props & { name: FilterName }) {
  const { number } = useWriting()
  const nameOf = useNames(texts)
  return (
    <div className="filters-values">
      {choices[name].map(({ value, count }) => {
        const checked = isChosen(filters, name, value)
        return (
          <Chip
            key={value}
            name={name}
            value={value}
            checked={checked}
            disabled={count === 0 && !checked}
            count={number(count)}
            change={() => change(toggled(filters, name, value))}
          >
            {nameOf[name](value)}
          </Chip>
        )
      })}
    </div>
  )
}

/** How values are called. */
function useNames(texts: Texts['search']): Record<FilterName, (value: string) => string> {
  const { money, number, percent } = useWriting()
  const status = useStatus()
  const currency = status.isLogged ? status.currency : 'CREDIT'
  const named =
    (names: Readonly<Record<string, string>>) =>
    (value: string): string =>
      names[value] ?? value
  return {
    kind: named(texts.kinds),
    provider: (value) => providers.find(({ path }) => path === `/${value}`)?.name ?? value,
    mechanic: (value) => mechanicName(texts.mechanics, value),
    volatility: named(texts.volatilities),
    from: named(texts.from),
    rtp: (value) => fill(texts.atLeast, { value: percent(Number(value) / 100, 0) }),
    stake: (value) => fill(texts.atMost, { value: money(Number(value), currency) }),
    win: (value) => fill(texts.atLeast, { value: fill(texts.times, { x: number(Number(value)) }) }),
  }
}
