/** One module of the graph with what it imports, by paths from the root of the repository. */
export interface Imports {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

/** Folders each of which needs all others of the knot, and imports that tie it. */
export interface Knot {
  readonly folders: readonly string[]
  readonly ties: readonly string[]
}

const test = /[.](test|spec)[.]tsx?$|\/testing\//

/** The folder of a file among those which must form no knot: the storefront's. Null: the file is elsewhere. */
export const roomOf = (path: string): string | null =>
  /^apps\/storefront\/(app\/(?:shell|features)\/[^/]+|app\/[^/]+|(?!app\/)[^/]+)\/./.exec(
    path,
  )?.[1] ?? null

/**
 * Knots among folders. Files may be free of circles while their folders are not; then none of the folders can be read, moved or
 * taken away alone.
 * @param folderOf of a path; null: not looked at.
 */
export function knotsOf(
  modules: readonly Imports[],
  folderOf: (path: string) => string | null,
): Knot[] {
  const graph = new Map<string, Map<string, string[]>>()
  for (const { source, dependencies } of modules) {
    const from = test.test(source) ? null : folderOf(source)
    if (from === null) continue
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved)
      if (to === null || to === from) continue
      const ways = graph.get(from) ?? new Map<string, string[]>()
      ways.set(to, [...(ways.get(to) ?? []), `${source} → ${resolved}`])
      graph.set(from, ways)
    }
  }
  return tied(graph).map((folders) => ({ folders, ties: tiesOf(graph, new Set(folders)) }))
}

/** Of each pair of folders in the knot the side with fewer imports: what is easiest to undo. */
function tiesOf(
  graph: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
  knot: ReadonlySet<string>,
): string[] {
  return [...knot].flatMap((from) =>
    [...(graph.get(from) ?? [])].flatMap(([to, imports]) => {
      const back = graph.get(to)?.get(from)
      const isLighter = back === undefined || imports.length <= back.length
      return knot.has(to) && isLighter && imports.length <= 2 ? imports : []
    }),
  )
}

/** Strongly connected parts with more than one folder (Tarjan 1972). */
function tied(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (folder: string): number => {
    const own = order.size
    order.set(folder, own)
    open.push(folder)
    let low = own
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) {
      const part = open.splice(open.indexOf(folder))
      if (part.length > 1) found.push(part.toSorted())
    }
    return low
  }
  for (const folder of graph.keys()) if (!order.has(folder)) visit(folder)
  return found
}
