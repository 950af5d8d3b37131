/** A run of text, plain or meant to stand out. */
export interface Run {
  readonly text: string
  readonly strong: boolean
}

/** A paragraph, or the entries of a list. */
export type BodyPart =
  | { readonly type: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly type: 'list'; readonly entries: readonly (readonly Run[])[] }

/**
 * What a message's body says (contract: empty lines part paragraphs, `**` stands around what matters, `- ` before each line of a
 * list). Everything else, markup too, is text.
 */
export const bodyParts = (body: string): readonly BodyPart[] =>
  body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(partOf)

function partOf(block: string): BodyPart {
  const lines = block.split('\n').map((line) => line.trim())
  return lines.every((line) => line.startsWith('- '))
    ? { type: 'list', entries: lines.map((line) => runsOf(line.slice(2))) }
    : { type: 'paragraph', runs: runsOf(lines.join(' ')) }
}

/** Every second piece stands between two marks; a mark without a second one is text. */
function runsOf(line: string): Run[] {
  const pieces = line.split('**')
  const even = pieces.length % 2 === 1
  const paired = even ? pieces : [...pieces.slice(0, -2), pieces.slice(-2).join('**')]
  return paired
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
