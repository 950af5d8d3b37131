import { describe, expect, it } from 'vitest'
import { questionsIn } from './questions.ts'
import { renderMarkdown } from './render-markdown.ts'

const surroundings = {
  address: (path: string) => `/es${path}`,
  isDocument: (path: string) => path === '/evoplay',
  drawing: (name: string) => (name === 'coin' ? '<svg viewBox="0 0 1 1"></svg>' : undefined),
  part: (name: string) => (name === 'table' ? '<table></table>' : undefined),
}
const htmlOf = (text: string): string => renderMarkdown(text, surroundings).html

describe('a text', () => {
  it('has headings with anchors, by their words or as it says', () => {
    const { html, headings } = renderMarkdown('## Über *Geld*\n\n### More {#own}\n', surroundings)
    expect(headings).toEqual([
      { depth: 2, id: 'uber-geld', title: 'Über Geld' },
      { depth: 3, id: 'own', title: 'More' },
    ])
    expect(html).toContain('<h2 id="uber-geld">Über <em>Geld</em></h2>')
    expect(html).toContain('<h3 id="own">More</h3>')
  })

  it('leads inside the house in the language of the reader, and out of it without telling from where', () => {
    expect(htmlOf('[a](/faq#b) [c](https://x.example) [d](#e) [f](mailto:g@x.example)')).toBe(
      '<p><a href="/es/faq#b">a</a> <a href="https://x.example" class="away" rel="noopener noreferrer">c</a> ' +
        '<a href="#e">d</a> <a href="mailto:g@x.example">f</a></p>\n',
    )
  })

  it('marks what is no part of the app', () => {
    expect(htmlOf('[a](/evoplay) [b](/games)')).toBe(
      '<p><a href="/es/evoplay" data-document>a</a> <a href="/es/games">b</a></p>\n',
    )
  })

  it('offers files that the house publishes to be saved, under their own address', () => {
    expect(htmlOf('[a](/fairness/verifier.html)')).toBe(
      '<p><a href="/fairness/verifier.html" download>a</a></p>\n',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    'a <b>b</b>',
    '[a](javascript:alert(1))',
    '[a](http://x.example)',
    '![a](unknown)',
    '::unknown',
  ])('with %j is a mistake', (text) => {
    expect(() => htmlOf(text)).toThrow()
  })

  it('is escaped', () => {
    expect(htmlOf('a < b & "c"')).not.toMatch(/ < | & /)
    expect(htmlOf('`<i>`')).toContain('&lt;i&gt;')
  })

  it('has callouts', () => {
    expect(htmlOf('> [!care]\n> Take a **break**.')).toBe(
      '<aside class="callout callout-care">\n<p>Take a <strong>break</strong>.</p>\n</aside>\n',
    )
    expect(htmlOf('> As it is.')).toContain('callout-note')
  })

  it('has drawings with a description and a caption', () => {
    expect(htmlOf('![A coin](coin "One coin")')).toBe(
      '<figure><svg role="img" aria-label="A coin" viewBox="0 0 1 1"></svg><figcaption>One coin</figcaption></figure>\n',
    )
  })

  it('has tables whose rows are headed, named by the heading above them', () => {
    const html = htmlOf('## Rates\n\n| A | B |\n| --- | --- |\n| x | 1 |')
    expect(html).toContain('role="group" tabindex="0" aria-labelledby="rates"')
    expect(html).toContain('<tr><th scope="row">x</th><td>1</td></tr>')
  })

  it('has parts from data in the place of a line', () => {
    expect(htmlOf('before\n\n::table\n\nafter')).toContain('<p>before</p>\n<table></table><p>after')
  })
})

describe('the questions of a FAQ', () => {
  it('are its headings of the third depth, each with its answer', () => {
    const html = htmlOf(
      '## Group\n\nlead\n\n### Is “it” fair & square?\n\nYes.\n\nVery.\n\n### Sure?\n\nSure.',
    )
    expect(questionsIn(html)).toEqual([
      { question: 'Is “it” fair & square?', answer: '<p>Yes.</p>\n<p>Very.</p>' },
      { question: 'Sure?', answer: '<p>Sure.</p>' },
    ])
  })
})
