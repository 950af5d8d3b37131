interface Open {
  readonly name: string
  readonly isShown: boolean
  /** What is shown of the text inside. */
  text: string
}

/** A tag alone on its line takes the line with it. */
const tag = /^[ \t]*\{\{([#^/])(\w+)\}\}[ \t]*\n|\{\{([#^/])(\w+)\}\}/gm

/**
 * Leaves in a text what holds: `{{#bonuses}}…{{/bonuses}}` is shown where there are bonuses, `{{^bonuses}}…{{/bonuses}}` where there are
 * none. Inside a sentence, around paragraphs, or one in the other.
 * @param holds whether each name holds.
 * @throws RangeError when a text names what nobody knows, or does not close what it opened.
 */
export function chooseSections(text: string, holds: Readonly<Record<string, boolean>>): string {
  const open: Open[] = [{ name: '', isShown: true, text: '' }]
  const add = (words: string): void => {
    const inner = open.at(-1)
    if (inner?.isShown) inner.text += words
  }
  let read = 0
  for (const match of text.matchAll(tag)) {
    add(text.slice(read, match.index))
    read = match.index + match[0].length
    const [, lineKind, lineName, kind = lineKind, name = lineName] = match
    if (name === undefined) continue
    if (kind === '/') add(closed(open, name))
    else open.push({ name, isShown: heldBy(holds, name) === (kind === '#'), text: '' })
  }
  add(text.slice(read))
  const [whole, unclosed] = open
  if (unclosed !== undefined) throw new RangeError(`{{#${unclosed.name}}} is never closed`)
  return whole?.text ?? ''
}

function closed(open: Open[], name: string): string {
  const inner = open.length > 1 ? open.pop() : undefined
  if (inner?.name !== name) throw new RangeError(`{{/${name}}} closes nothing`)
  return inner.text
}

function heldBy(holds: Readonly<Record<string, boolean>>, name: string): boolean {
  const value = holds[name]
  if (value === undefined) throw new RangeError(`no feature {{#${name}}}`)
  return value
}
