/** An element of an XML text. Names are without their prefixes. */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
  /** Text right inside it, trimmed. */
  readonly text: string
}

interface Open extends Element {
  readonly attributes: Map<string, string>
  readonly children: Open[]
  text: string
}

const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s/>]+)([^>]*?)(\/?)>|([^<]+)/g
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads an XML text as far as lists of sanctions need it: elements, attributes, text.
 * @throws Error for one that declares a document type (which could make texts grow without end), or whose elements do not close.
 */
export function readXml(xml: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('an XML list declares a document type')
  const top = opened('', '')
  const path: Open[] = [top]
  for (const [, data, end, name, attributes, isEmpty, text] of xml.matchAll(piece)) {
    const inside = path.at(-1) ?? top
    if (data !== undefined) inside.text += data
    else if (text !== undefined) inside.text += decoded(text)
    else if (name === undefined) continue
    else if (end) closed(path, name)
    else {
      const element = opened(name, attributes ?? '')
      inside.children.push(element)
      if (!isEmpty) path.push(element)
    }
  }
  const [root] = top.children
  if (root === undefined || path.length !== 1) throw new Error('an XML list does not close')
  return root
}

const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

function opened(name: string, attributes: string): Open {
  const all = Array.from(
    attributes.matchAll(attribute),
    ([, key = '', double, single]) => [plain(key), decoded(double ?? single ?? '')] as const,
  )
  return { name: plain(name), attributes: new Map(all), children: [], text: '' }
}

function closed(path: Open[], name: string): void {
  const element = path.pop()
  if (element === undefined || element.name !== plain(name) || path.length === 0)
    throw new Error(`an XML list closes ${name} where it does not stand`)
  element.text = element.text.trim()
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name] ?? whole
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole
  })

/** All elements of the name below an element, however deep. */
export const below = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...below(child, name),
  ])

/** Text of the first child of the name; '' where there is none. */
export const textOf = (element: Element, name: string): string =>
  element.children.find((child) => child.name === name)?.text ?? ''
