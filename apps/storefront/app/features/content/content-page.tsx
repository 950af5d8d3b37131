import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { ContentPage as Page } from './content-page.server.ts'
import { useInsideLinks } from './inside-links.ts'
import './content.css'
import './drawing.css'
import './content-print.css'

interface Props {
  readonly page: Page
  readonly words: Texts['content']['around']
  /** Between the heading and the text. */
  readonly before?: ReactNode
  /** Below the text. */
  readonly after?: ReactNode
  /** In a column of its own where there is room, below the text where there is none. */
  readonly beside?: ReactNode
}

/** Headings from which on a page has a table of contents. */
const longFrom = 4

/** A written page. It can be read without any script; what the script adds is that links stay in the app. */
export function ContentPage({ page, words, before, after, beside }: Props) {
  const { language } = useHouse()
  const text = useRef<HTMLDivElement>(null)
  useInsideLinks(text)
  const lang = page.language === language ? undefined : page.language
  const sections = page.headings.filter(({ depth }) => depth === 2)
  const isLong = sections.length >= longFrom
  return (
    <article className={`frame-width written written-${page.template}`}>
      <header className="written-head">
        <div>
          <Parent page={page} />
          <h1 lang={lang}>{page.heading}</h1>
          <p className="written-lead" lang={lang}>
            {page.lead}
          </p>
          <p className="written-day">
            {fill(page.template === 'legal' ? words.inForce : words.updated, {
              day: page.updatedOn,
            })}
          </p>
          {lang === undefined ? null : <p className="written-note">{words.otherLanguage}</p>}
        </div>
        <Drawing svg={page.figure} />
      </header>
      <div className={isLong || beside ? 'written-columns' : undefined}>
        {isLong ? <Contents sections={sections} lang={lang} words={words} /> : null}
        <div className="written-main">
          {before}
          {/* Made by render-markdown.ts from texts of the repository, which lets no HTML through. */}
          <div
            ref={text}
            className="written-text"
            lang={lang}
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
          {after}
        </div>
        {beside ? <div className="written-beside">{beside}</div> : null}
      </div>
      <Related page={page} words={words} />
    </article>
  )
}

/** The way back to the page above this one. */
function Parent({ page: { parent } }: { page: Page }) {
  const { path } = useWriting()
  const { language } = useHouse()
  if (parent === null) return null
  return (
    <p className="written-parent" lang={parent.language === language ? undefined : parent.language}>
      <Link to={path(parent.path)}>{parent.title}</Link>
    </p>
  )
}

/** A drawing that only decorates. */
const Drawing = ({ svg }: { svg: string | null }) =>
  svg === null ? null : (
    <div className="written-drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  )

interface ContentsProps {
  readonly sections: Page['headings']
  readonly lang: string | undefined
  readonly words: Props['words']
}

function Contents({ sections, lang, words }: ContentsProps) {
  const list = (
    <ol lang={lang}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="written-contents" aria-label={words.contents}>
      <details>
        <summary>{words.contents}</summary>
        {list}
      </details>
      <div>
        <p className="eyebrow">{words.contents}</p>
        {list}
      </div>
    </nav>
  )
}

function Related({ page, words }: { page: Page; words: Props['words'] }) {
  const { path } = useWriting()
  const { language } = useHouse()
  if (page.related.length === 0) return null
  return (
    <nav className="written-related" aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul>
        {page.related.map((card) => (
          <li key={card.path} lang={card.language === language ? undefined : card.language}>
            <Link to={path(card.path)}>
              <b>{card.title}</b>
              <span>{card.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
