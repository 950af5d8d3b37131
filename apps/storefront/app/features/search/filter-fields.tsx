import { providers } from '@fairhouse/contract/entities/provider'
import { Chip } from '@fairhouse/ui/chip'
import { X } from 'lucide-react'
import { useState } from 'react'
import { currencyOf } from '../games/stakes-of.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
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
  /** Makes what is folded away only when it is opened; without script it would never come. */
  readonly late?: boolean
  change(filters: Filters): void
}

type Folded = Exclude<FilterName, 'samples'>

const folded: readonly Folded[] = ['volatility', 'rtp', 'win', 'stake', 'mechanic', 'provider']

/** Values that make a scale, shown even where nothing has them. */
const scales: readonly FilterName[] = ['volatility', 'rtp', 'win', 'stake']

/** The kinds and what cannot be played in a row, all other filters folded away below. They are form fields: a page without script sends them. */
export function FilterFields(props: Props) {
  const { filters, texts, late = false, change } = props
  const { language } = useHouse()
  const [isOpen, setOpen] = useState(false)
  const on = filterCount(filters)
  const hidden = on - filters.kind.length - (filters.samples === null ? 0 : 1)
  return (
    <div className="filters">
      <fieldset className="filters-kinds">
        <legend className="unseen">{texts.groups.kind}</legend>
        <Values {...props} name="kind" />
        <Values {...props} name="samples" />
      </fieldset>
      <details className="filters-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {texts.filters}
          {hidden > 0 ? <span className="filters-on">{hidden}</span> : null}
        </summary>
        <div className="filters-groups">
          {late && !isOpen
            ? null
            : folded.map((name) => <Group key={name} {...props} name={name} />)}
        </div>
      </details>
      {on > 0 ? (
        <div className="filters-chosen">
          <Chosen {...props} />
          <button type="button" className="filters-clear" onClick={() => change(noFilters)}>
            {texts.clearFilters}
            <span className="unseen">, {fillCounted(texts.filtersOn, on, language)}</span>
          </button>
        </div>
      ) : null}
    </div>
  )
}

function Group(props: Props & { name: Folded }) {
  const { choices, texts, name } = props
  if (choices[name].length === 0) return null
  return (
    <fieldset className="filters-group">
      <legend>{texts.groups[name]}</legend>
      <Values {...props} />
    </fieldset>
  )
}

function Values({ filters, choices, texts, change, name }: Props & { name: FilterName }) {
  const { number } = useWriting()
  const nameOf = useNames(texts)
  const shown = choices[name].filter(
    ({ value, count }) => count > 0 || scales.includes(name) || isChosen(filters, name, value),
  )
  return (
    <div className="filters-values">
      {shown.map(({ value, count }) => {
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

/** What is chosen of the filters that are folded away, each to be taken away. */
function Chosen({ filters, choices, texts, change }: Props) {
  const nameOf = useNames(texts)
  return folded.flatMap((name) =>
    choices[name]
      .filter(({ value }) => isChosen(filters, name, value))
      .map(({ value }) => (
        <button
          key={`${name} ${value}`}
          type="button"
          className="filters-take"
          aria-label={fill(texts.takeAway, { name: nameOf[name](value) })}
          onClick={() => change(toggled(filters, name, value))}
        >
          {nameOf[name](value)}
          <X aria-hidden="true" size={14} />
        </button>
      )),
  )
}

/** How values are called. */
function useNames(texts: Texts['search']): Record<FilterName, (value: string) => string> {
  const { money, number, percent } = useWriting()
  const currency = currencyOf(useStatus())
  const named =
    (names: Readonly<Record<string, string>>) =>
    (value: string): string =>
      names[value] ?? value
  return {
    kind: named(texts.kinds),
    provider: (value) => providers.find(({ path }) => path === `/${value}`)?.name ?? value,
    mechanic: (value) => mechanicName(texts.mechanics, value),
    volatility: named(texts.volatilities),
    samples: () => texts.withSamples,
    rtp: (value) => fill(texts.atLeast, { value: percent(Number(value) / 100, 0) }),
    stake: (value) => fill(texts.atMost, { value: money(Number(value), currency) }),
    win: (value) => fill(texts.atLeast, { value: fill(texts.times, { x: number(Number(value)) }) }),
  }
}
