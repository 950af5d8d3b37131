import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { type ListPage, listPageLength } from './list-page.ts'
import { type ListWish, queryOf, sorts } from './list-wish.ts'
import type { ListWords } from './list-words.ts'

interface Props {
  readonly list: ListPage
  readonly words: ListWords
}

/** Chips that narrow a list to one kind and put it in another order. Links, so that they work before any script does. */
export function Choices({ list, words }: Props) {
  const { wish, kinds, playable, samples } = list
  const all = wish.samples ? playable + samples : playable
  if (all < 2 && samples === 0) return null
  return (
    <div className="list-choices">
      <Availability list={list} words={words} />
      {kinds.length < 2 ? null : (
        <nav className="chips" aria-label={words.kind}>
          <Chip list={list} change={{ kind: null }} chosen={wish.kind === null} count={playable}>
            {words.kinds.all}
          </Chip>
          {kinds.map(({ kind, count }) => (
            <Chip
              key={kind}
              list={list}
              change={{ kind }}
              chosen={wish.kind === kind}
              count={count}
            >
              {words.kinds[kind]}
            </Chip>
          ))}
        </nav>
      )}
      {list.group === null ? null : (
        <p className="chips">
          <Chip list={list} change={{ group: null }} chosen>
            {list.group}
            <X aria-label={words.allGroups} size={16} />
          </Chip>
        </p>
      )}
      {all <= listPageLength / 8 ? null : (
        <nav className="chips chips-quiet" aria-label={words.sort}>
          {sorts.map((sort) => (
            <Chip key={sort} list={list} change={{ sort }} chosen={wish.sort === sort}>
              {words.sorts[sort]}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  )
}

/** What can be played, unless the titles that only stand in for a provider's are asked for as well. */
function Availability({ list, words }: Props) {
  const { wish, playable, samples } = list
  if (samples === 0) return null
  return (
    <nav className="chips" aria-label={words.availability}>
      <Chip list={list} change={{ samples: false }} chosen={!wish.samples} count={playable}>
        {words.playable}
      </Chip>
      <Chip list={list} change={{ samples: true }} chosen={wish.samples} count={samples}>
        {words.withSamples}
      </Chip>
    </nav>
  )
}

interface ChipProps {
  readonly list: ListPage
  readonly change: Partial<ListWish>
  readonly chosen: boolean
  readonly count?: number
  readonly children: ReactNode
}

/** Another choice begins at the first page again. */
function Chip({ list, change, chosen, count, children }: ChipProps) {
  const { path, number } = useWriting()
  const wish = { ...list.wish, page: 1, from: 1, ...change }
  return (
    <Link
      className="chip"
      to={path(list.path) + queryOf(wish)}
      aria-current={chosen ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {children}
      {count ? <span className="chip-count">{number(count)}</span> : null}
    </Link>
  )
}
