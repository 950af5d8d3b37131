import type { Game } from '@fairhouse/contract/entities/game'
import { buttonClass } from '@fairhouse/ui/button'
import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { TileField } from '../games/tile-field.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { type ListPage, listPageLength } from './list-page.ts'
import { queryOf } from './list-wish.ts'
import type { ListWords } from './list-words.ts'
import { Pager } from './pager.tsx'

interface Props {
  readonly list: ListPage
  readonly games: readonly Game[]
  readonly words: ListWords
}

/** The games of a list, and the ways to more of them: appended below, or page by page. */
export function ListGames({ list, games, words }: Props) {
  const { number } = useWriting()
  const { wish, total, pages } = list
  const field = useRef<HTMLUListElement>(null)
  const { isComing, mark } = useAppended(field, games.length)
  const rest = Math.min(listPageLength, total - wish.page * listPageLength)
  return (
    <>
      <TileField games={games} coming={isComing ? rest : 0} ref={field} />
      {pages < 2 ? null : (
        <div className="list-more">
          <p role="status">
            {fill(words.shown, { shown: number(games.length), total: number(total) })}
          </p>
          {rest <= 0 ? null : <More list={list} rest={rest} words={words} onClick={mark} />}
          <Pager list={list} words={words} />
        </div>
      )}
    </>
  )
}

interface MoreProps {
  readonly list: ListPage
  readonly rest: number
  readonly words: ListWords
  onClick(): void
}

/** The next page below this one. The address says so too: whoever comes back finds all that was there. */
function More({ list, rest, words, onClick }: MoreProps) {
  const { language } = useHouse()
  const { path } = useWriting()
  const { wish } = list
  return (
    <Link
      className={buttonClass({ size: 'large' })}
      to={path(list.path) + queryOf({ ...wish, page: wish.page + 1 })}
      preventScrollReset
      replace
      onClick={onClick}
    >
      {fillCounted(words.more, rest, language)}
    </Link>
  )
}

/** Gives the focus to the first game that was appended, so that the keyboard goes on where the eye does. */
function useAppended(field: React.RefObject<HTMLUListElement | null>, count: number) {
  const { state, location } = useNavigation()
  const before = useRef<number | null>(null)
  useEffect(() => {
    const first = before.current
    if (first === null || count <= first) return
    before.current = null
    field.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count, field])
  return {
    isComing: state === 'loading' && /[?&]from=/.test(location.search),
    mark: () => {
      before.current = count
    },
  }
}
