import { useContext, useEffect, useState } from 'react'
import {
  Scripts,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { fetchLate, type Modules } from './fetch-late.ts'
import { keepTouches } from './keep-touches.ts'

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>
type Matches = NonNullable<React.ContextType<typeof DataRouterStateContext>>['matches']

/** Set in the document's `dataset` when React has taken over. */
const awakeMark = 'awake'

/**
 * In the place of React Router's `Scripts`, which fetches a page's scripts before its pictures: the same modules, fetched later
 * (`fetchLate`). While developing, the router's own, which brings hot updates.
 */
export function LateScripts() {
  const framework = useContext(FrameworkContext)
  const state = useContext(DataRouterStateContext)
  // Written by the server only, and left out of what browsers load; a browser keeps what is there.
  const [texts] = useState(() =>
    import.meta.env.SSR && framework && state
      ? { handed: handedOver(framework), waking: waking(framework, state.matches) }
      : { handed: ' ', waking: ' ' },
  )
  useEffect(() => {
    document.documentElement.dataset[awakeMark] = ''
  }, [])
  if (import.meta.env.DEV) return <Scripts />
  if (!framework || !state) return null
  const nonce = framework.nonce === undefined ? {} : { nonce: framework.nonce }
  return (
    <>
      <script
        {...nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: texts.handed }}
      />
      <script
        {...nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: texts.waking }}
      />
    </>
  )
}

/**
 * The page's data, and the door through which what is still outstanding comes in; the router sends it when it knows of the door. The
 * data comes to the router in a task of its own: to read it and to begin the page at once is too long for a finger that waits.
 */
function handedOver({ serverHandoffString, renderMeta }: Framework): string {
  if (renderMeta) renderMeta.didRenderScripts = true
  return (
    `window.__reactRouterContext = ${serverHandoffString ?? ''};` +
    'window.__reactRouterContext.stream = new ReadableStream({ start(controller) {' +
    'window.__reactRouterContext.streamController = controller } }).pipeThrough(new TextEncoderStream())' +
    '.pipeThrough(new TransformStream({ transform: (piece, way) => new Promise((done) =>' +
    'setTimeout(() => { way.enqueue(piece); done() })) }));'
  )
}

const waking = (framework: Framework, matches: Matches): string =>
  `(${keepTouches.toString()})('${awakeMark}');` +
  `(${fetchLate.toString()})(${JSON.stringify(modulesOf(framework, matches))})`

function modulesOf({ manifest }: Framework, matches: Matches): Modules {
  const entries = matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? [])
  return {
    manifest: manifest.url,
    routes: entries.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
    imports: [
      ...new Set([...manifest.entry.imports, ...entries.flatMap(({ imports }) => imports ?? [])]),
    ],
  }
}
