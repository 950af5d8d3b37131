import { describe, expect, it } from 'vitest'
import { blocksOf } from './markdown.ts'

describe('a help text', () => {
  it('is taken apart into headings, paragraphs, lists and tables', () => {
    const source = `# Title
First line
second line.

- one
- two, which
  goes on

1. first
2. second

| A | B |
| --- | --- |
| 1 | 2 |
`
    expect(blocksOf(source)).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'paragraph', text: 'First line second line.' },
      { kind: 'list', ordered: false, items: ['one', 'two, which goes on'] },
      { kind: 'list', ordered: true, items: ['first', 'second'] },
      { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
    ])
  })

  it('begins a list right after its sentence', () => {
    expect(blocksOf('Three things:\n- one\n- two').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'list',
    ])
  })

  it('keeps markup of others as plain text', () => {
    expect(blocksOf('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
    ])
  })
})
