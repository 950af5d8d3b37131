import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { ListPage } from './list-page.ts'
import { queryOf } from './list-wish.ts'
import type { ListWords } from './list-words.ts'
import { pagesNear } from './pages-near.ts'

interface Props {
  readonly list: ListPage
  readonly words: ListWords
}

/** The pages of a list by their numbers. */
export function Pager({ list, words }: Props) {
  const { number } = useWriting()
  const { wish, pages } = list
  return (
    <nav className="pager" aria-label={fill(words.pages, { list: list.heading })}>
      {wish.page > 1 ? (
        <PageLink list={list} page={wish.page - 1} label={words.pageBefore} rel="prev">
          <ChevronLeft aria-hidden="true" size={20} />
        </PageLink>
      ) : null}
      {pagesNear(wish.page, pages).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={page}
            list={list}
            page={page}
            label={fill(words.page, { page: number(page) })}
          >
            {number(page)}
          </PageLink>
        ),
      )}
      {wish.page < pages ? (
        <PageLink list={list} page={wish.page + 1} label={words.pageAfter} rel="next">
          <ChevronRight aria-hidden="true" size={20} />
        </PageLink>
      ) : null}
    </nav>
  )
}

interface PageLinkProps {
  readonly list: ListPage
  readonly page: number
  readonly label: string
  readonly rel?: string
  readonly children: ReactNode
}

function PageLink({ list, page, label, rel, children }: PageLinkProps) {
  const { path } = useWriting()
  return (
    <Link
      to={path(list.path) + queryOf({ ...list.wish, page, from: page })}
      aria-label={label}
      aria-current={page === list.wish.page ? 'page' : undefined}
      {...(rel === undefined ? {} : { rel })}
    >
      {children}
    </Link>
  )
}
