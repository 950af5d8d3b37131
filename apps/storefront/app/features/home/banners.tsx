import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { ShownBanner } from './shown-banners.server.ts'
import './banners.css'

interface Props {
  readonly banners: readonly ShownBanner[]
  /** What they are, for who does not see them. */
  readonly name: string
}

/** What the house has to tell now. */
export function Banners({ banners, name }: Props) {
  const { path } = useWriting()
  if (banners.length === 0) return null
  return (
    <section className="banners" aria-label={name}>
      {banners.map(({ id, title, html, link }) => (
        <article key={id} className="banner">
          <h2>{title}</h2>
          {/* oxlint-disable-next-line react/no-danger -- made by renderMarkdown, which lets no HTML of a text through */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {link === null ? null : (
            <Link className={buttonClass({ size: 'small' })} to={path(link.path)}>
              {link.words}
            </Link>
          )}
        </article>
      ))}
    </section>
  )
}
