const files = import.meta.glob<string>('../../../content/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The drawings of written pages by name, as SVG to stand inside the page. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, svg]) => [
    /([^/]+)[.]svg$/.exec(file)?.[1] ?? file,
    svg.trim(),
  ]),
)
