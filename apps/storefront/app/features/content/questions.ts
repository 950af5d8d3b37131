export interface Question {
  readonly question: string
  /** HTML. */
  readonly answer: string
}

/** The questions of a rendered FAQ: its headings of the third depth, each with what follows up to the next heading. */
export function questionsIn(html: string): Question[] {
  return html.split(/(?=<h[1-6] )/).flatMap((part) => {
    const [, question, answer] = /^<h3 [^>]*>([\s\S]*?)<\/h3>\s*([\s\S]*)$/.exec(part) ?? []
    if (question === undefined || answer === undefined) return []
    return [{ question: unmarked(question), answer: answer.trim() }]
  })
}

const unmarked = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
