import { between, chanceOf, type Chance } from './chance.ts'
import { blend, veil } from './colour.ts'
import { drawThing, sheet, type Make } from './draw-thing.ts'
import type { TileJob } from './job.ts'
import { type Layout, layouts, type Stand } from './layouts.ts'
import { letter } from './lettering.ts'
import { lights } from './lights.ts'
import { drawCurve, drawPlate, drawRing, drawSight } from './marks.ts'
import { glow, type Pen, type Place, vignette } from './scene/blocks.ts'
import { moods } from './scene/moods.ts'
import { scenes } from './scene/all.ts'
import { styles } from './styles.ts'
import { thingOf, type ThingName } from './things/all.ts'

const [w, h] = [480, 640]

/** Draws a tile: 480 x 640. */
export function compose(job: TileJob): OffscreenCanvas {
  const pen = sheet(w, h)
  const chance = chanceOf(job.seed)
  const place: Place = { pen, w, h, mood: moods[job.mood], chance }
  pen.save()
  if (job.mirrored) pen.setTransform(-1, 0, 0, 1, w, 0)
  scenes[job.scene](place)
  pen.resetTransform()
  pen.filter = 'saturate(1.28) contrast(1.07)'
  pen.drawImage(pen.canvas, 0, 0)
  pen.restore()
  const layout = layouts[job.layout]
  const ink = blend(place.mood.sky[0], '#030408', 0.6)
  vignette(place, ink, layout.title.y > 0.5 ? 0.82 : 0.5)
  if (layout.title.y < 0.5) shadeTop(pen, ink)
  drawCast(place, job, layout, chance)
  drawTitle(pen, job, layout, chance)
  return pen.canvas
}

function shadeTop(pen: Pen, ink: string): void {
  const top = pen.createLinearGradient(0, 0, 0, h * 0.42)
  top.addColorStop(0, veil(ink, 0.85))
  top.addColorStop(1, veil(ink, 0))
  pen.fillStyle = top
  pen.fillRect(0, 0, w, h * 0.42)
}

/** The hero, what stands with it, and what marks the kind of game. */
function drawCast(place: Place, job: TileJob, layout: Layout, chance: Chance): void {
  const { pen, mood } = place
  const { hero } = layout
  const side = job.mirrored ? -1 : 1
  const across = (x: number): number => 0.5 + (x - 0.5) * side
  glow(place, across(hero.x) * w, hero.y * h, w * hero.size * 0.85, mood.light, 0.6)
  if (layout.ring) drawRing(place, hero, lights[job.light])
  if (job.curve) drawCurve(place, mood.light)
  const cast = (stand: Stand, thing: ThingName): void =>
    drawActor(pen, { ...stand, x: across(stand.x), turn: stand.turn * side }, thing, job)
  for (const stand of layout.beside) if (stand.back) cast(stand, job.beside)
  shower(layout.shower, 0.5, chance, cast, job.beside)
  cast(hero, job.hero)
  for (const stand of layout.beside) if (!stand.back) cast(stand, job.beside)
  if (job.sight) drawSight(pen, across(hero.x) * w, hero.y * h, w * hero.size * 0.3)
}

/** Small things that fly around the hero. */
function shower(
  count: number,
  spread: number,
  chance: Chance,
  cast: (stand: Stand, thing: ThingName) => void,
  thing: ThingName,
): void {
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + between(chance, -0.25, 0.25)
    const far = between(chance, 0.8, 1.1) * spread
    const stand = {
      x: 0.5 + Math.cos(a) * far,
      y: 0.4 + Math.sin(a) * far * 0.72,
      size: between(chance, 0.11, 0.2),
      turn: between(chance, -40, 40),
    }
    cast({ ...stand, back: i % 3 === 0 }, thing)
  }
}

/** What cannot be read in a mirror. */
const written: ReadonlySet<ThingName> = new Set(['bar', 'seven', 'balls', 'ace'])

function drawActor(pen: Pen, stand: Stand, thing: ThingName, job: TileJob): void {
  const size = stand.size * w
  const mood = moods[job.mood]
  const make: Make = { size, accents: job.accents, rig: lights[job.light] }
  const picture = drawThing(thingOf(thing), make)
  pen.save()
  pen.translate(stand.x * w, stand.y * h)
  pen.rotate((stand.turn * Math.PI) / 180)
  if (job.mirrored && !written.has(thing)) pen.scale(-1, 1)
  pen.shadowColor = 'rgba(2,3,8,0.75)'
  pen.shadowBlur = size * 0.07
  pen.shadowOffsetY = size * 0.035
  if (stand.back) pen.filter = 'blur(0.7px) brightness(0.82)'
  ground(picture, mood.sky[0], mood.light)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  pen.restore()
}

/** Lets the light of the place fall on a thing: its colour from above, the dark of the ground from below. */
function ground(picture: OffscreenCanvas, ink: string, light: string): void {
  const pen = picture.getContext('2d')
  if (pen === null) return
  const { width, height } = picture
  const fall = (mode: GlobalCompositeOperation, stops: readonly (readonly [number, string])[]) => {
    const fill = pen.createLinearGradient(width * 0.35, 0, width * 0.65, height)
    for (const [at, colour] of stops) fill.addColorStop(at, colour)
    pen.globalCompositeOperation = mode
    pen.fillStyle = fill
    pen.fillRect(0, 0, width, height)
  }
  const shape = sheet(width, height)
  shape.drawImage(picture, 0, 0)
  fall('soft-light', [
    [0.1, veil(light, 0.5)],
    [0.5, veil(light, 0)],
  ])
  fall('multiply', [
    [0.45, '#ffffff'],
    [1, blend(ink, '#8a8090', 0.55)],
  ])
  pen.globalCompositeOperation = 'destination-in'
  pen.drawImage(shape.canvas, 0, 0)
  pen.globalCompositeOperation = 'source-over'
}

function drawTitle(pen: Pen, job: TileJob, { title }: Layout, chance: Chance): void {
  const tall = Math.round(h * (job.mark === null ? title.tall : title.tall * 0.9))
  const style = styles[job.lettering]
  const picture = letter(job.title, style, {
    width: w,
    height: tall,
    accents: job.accents,
    rig: lights[job.light],
    chance,
  })
  const top = Math.min(title.y * h - tall / 2, h * (job.mark === null ? 1 : 0.935) - tall)
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,0.8)'
  pen.shadowBlur = 16
  pen.shadowOffsetY = 6
  pen.drawImage(picture, 0, top)
  pen.restore()
  if (job.mark !== null)
    drawPlate(pen, job.mark, w / 2, title.y < 0.5 ? h * 0.945 : Math.min(h * 0.95, top + tall + 16))
}
