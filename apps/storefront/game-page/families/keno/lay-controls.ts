import type { Box } from '@fairhouse/stage/families/keno/layout'
import type { KenoPlaces } from '@fairhouse/stage/families/keno/open-keno'

/** Room of the button that opens the coach: a picture beside a strip of tools, its words under them elsewhere. */
const coachSide = 48
/** Tools are never lower than their buttons. */
const leastTools = 40

/** Lays what the page shows over the stage where the stage leaves room for it. */
export function layControls(
  { choice, pays, tools, portrait }: KenoPlaces,
  views: {
    readonly choice?: HTMLElement
    readonly pays: HTMLElement
    readonly tools: HTMLElement
  },
): void {
  for (const view of Object.values(views)) view.classList.toggle('is-strip', portrait)
  const game = views.tools.parentElement
  const hasCoach = game?.querySelector('.coach-button') !== null
  const side = hasCoach ? coachSide : 0
  place(views.pays, pays)
  if (views.choice) place(views.choice, choice)
  place(
    views.tools,
    portrait
      ? { ...tools, width: tools.width - side }
      : { ...tools, height: Math.max(leastTools, tools.height - side) },
  )
  const coach = portrait
    ? {
        x: tools.x + tools.width - side + 4,
        y: tools.y + (tools.height - 44) / 2,
        width: side - 4,
        height: 44,
      }
    : { x: tools.x, y: tools.y + tools.height - side + 4, width: tools.width, height: side - 4 }
  for (const [name, value] of Object.entries(coach))
    game?.style.setProperty(`--keno-coach-${name}`, `${value}px`)
}

function place({ style }: HTMLElement, { x, y, width, height }: Box): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
