import type { ReactNode } from 'react'
import type { DesignWords } from './words-en.ts'

interface Props {
  readonly title: string
  readonly words: Pick<DesignWords, 'dark' | 'light'>
  readonly children: ReactNode
}

/** The same parts in the dark and in the light theme, whatever the page's own is. */
export function Both({ title, words, children }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="design-both">
        {(['night', 'day'] as const).map((look) => (
          <div key={look} className={`design-panel ${look}`}>
            <p className="eyebrow">{look === 'night' ? words.dark : words.light}</p>
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}
