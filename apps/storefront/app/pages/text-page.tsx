import './text-page.css'

interface Props {
  readonly texts: {
    readonly heading: string
    readonly updated: string
    readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  }
}

/** A page to read: sections of paragraphs. */
export function TextPage({ texts }: Props) {
  return (
    <article className="frame-width text-page">
      <h1>{texts.heading}</h1>
      <p className="text-page-updated">{texts.updated}</p>
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
