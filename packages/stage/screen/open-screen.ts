import { Container } from 'pixi.js'
import { createMotion, type Motion } from '../motion/motion.ts'
import { chooseRenderer, type Drawing, type RendererName } from './choose-renderer.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A canvas that fills an element, a clock, and the root of what is drawn. */
export interface Screen {
  readonly renderer: RendererName
  readonly root: Container
  readonly motion: Motion
  /** CSS pixels. */
  readonly size: Size
  /** Calls at once and after every change of size. @returns how to stop. */
  onResize(listener: (size: Size) => void): () => void
  /** Takes the canvas away and frees everything below `root`. */
  close(): void
}

export interface ScreenOptions {
  readonly drawing: Drawing
  /** The graphics driver took the picture away and did not give it back; open another screen, on canvas. */
  readonly onLost: () => void
}

/** A frame may bridge this much time; longer pauses (a hidden tab) do not fast-forward the game. */
const longestFrameSeconds = 1
/** How long the browser may take to give back a lost context. */
const restoreMilliseconds = 3000

/** @throws NoPictureError when the browser can draw neither with WebGL nor on a 2D canvas. */
export async function openScreen(element: HTMLElement, options: ScreenOptions): Promise<Screen> {
  const { name, renderer } = await chooseRenderer(options.drawing)
  const canvas = canvasOf(renderer.canvas)
  const root = new Container()
  const motion = createMotion()
  const listeners = new Set<(size: Size) => void>()
  let size: Size = { width: 1, height: 1 }

  const resize = (): void => {
    const { clientWidth, clientHeight } = element
    if (clientWidth === 0 || clientHeight === 0) return
    size = { width: clientWidth, height: clientHeight }
    renderer.resize(size.width, size.height)
    for (const listener of listeners) listener(size)
  }
  const observer = new ResizeObserver(resize)
  const stopFrames = eachFrame(options.drawing.framesPerSecond, (seconds) => {
    motion.advance(seconds)
    renderer.render(root)
  })
  const stopWatching = watchContext(canvas, options.onLost)

  canvas.setAttribute('aria-hidden', 'true')
  element.append(canvas)
  observer.observe(element)
  resize()

  return {
    renderer: name,
    root,
    motion,
    get size() {
      return size
    },
    onResize: (listener) => {
      listeners.add(listener)
      listener(size)
      return () => void listeners.delete(listener)
    },
    close: () => {
      stopFrames()
      stopWatching()
      observer.disconnect()
      motion.close()
      root.destroy({ children: true })
      renderer.destroy()
      canvas.remove()
    },
  }
}

function canvasOf(view: unknown): HTMLCanvasElement {
  if (!(view instanceof HTMLCanvasElement))
    throw new TypeError('the renderer has no canvas element')
  return view
}

function eachFrame(atMost: number, draw: (seconds: number) => void): () => void {
  let last = performance.now()
  let handle = requestAnimationFrame(function frame(now) {
    handle = requestAnimationFrame(frame)
    const seconds = Math.max(0, (now - last) / 1000)
    if (seconds < 1 / atMost) return
    last = now
    draw(Math.min(seconds, longestFrameSeconds))
  })
  return () => cancelAnimationFrame(handle)
}

function watchContext(canvas: HTMLCanvasElement, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = (): void => {
    timer = setTimeout(onLost, restoreMilliseconds)
  }
  const restored = (): void => clearTimeout(timer)
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    clearTimeout(timer)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}
