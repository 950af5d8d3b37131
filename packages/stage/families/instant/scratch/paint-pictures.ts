/** Pictures that cards are printed with, as paths in a square from -1 to 1. */
type Path = (brush: CanvasRenderingContext2D) => void

const circle = (brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  brush.moveTo(x + radius, y)
  brush.arc(x, y, radius, 0, Math.PI * 2)
}

const polygon = (brush: CanvasRenderingContext2D, points: readonly (readonly number[])[]): void => {
  for (const [place, [x = 0, y = 0]] of points.entries()) {
    if (place === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  }
  brush.closePath()
}

const paths = {
  star: (brush) =>
    polygon(
      brush,
      Array.from({ length: 10 }, (_, corner) => {
        const [angle, far] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 === 0 ? 0.95 : 0.42]
        return [Math.cos(angle) * far, Math.sin(angle) * far]
      }),
    ),
  gem: (brush) =>
    polygon(brush, [
      [-0.5, -0.7],
      [0.5, -0.7],
      [0.95, -0.15],
      [0, 0.9],
      [-0.95, -0.15],
    ]),
  crown: (brush) => {
    polygon(brush, [
      [-0.9, -0.5],
      [-0.42, 0.05],
      [0, -0.8],
      [0.42, 0.05],
      [0.9, -0.5],
      [0.72, 0.75],
      [-0.72, 0.75],
    ])
    for (const [x, y] of [
      [-0.9, -0.6],
      [0, -0.88],
      [0.9, -0.6],
    ] as const)
      circle(brush, x, y, 0.12)
  },
  heart: (brush) => {
    brush.moveTo(0, 0.85)
    brush.bezierCurveTo(-1.5, -0.2, -0.75, -1.15, 0, -0.4)
    brush.bezierCurveTo(0.75, -1.15, 1.5, -0.2, 0, 0.85)
    brush.closePath()
  },
  clover: (brush) => {
    for (const [x, y] of [
      [0, -0.45],
      [-0.48, 0.08],
      [0.48, 0.08],
    ] as const)
      circle(brush, x, y, 0.42)
    polygon(brush, [
      [-0.07, 0],
      [0.07, 0],
      [0.26, 0.92],
      [0.02, 0.92],
    ])
  },
  bell: (brush) => {
    brush.moveTo(-0.85, 0.55)
    brush.bezierCurveTo(-0.4, 0.2, -0.75, -0.8, 0, -0.85)
    brush.bezierCurveTo(0.75, -0.8, 0.4, 0.2, 0.85, 0.55)
    brush.closePath()
    circle(brush, 0, 0.72, 0.18)
  },
  moon: (brush) => {
    brush.moveTo(0.35, -0.85)
    brush.bezierCurveTo(-0.9, -0.9, -1.1, 0.85, 0.35, 0.85)
    brush.bezierCurveTo(-0.3, 0.45, -0.3, -0.45, 0.35, -0.85)
    brush.closePath()
  },
  pearl: (brush) => circle(brush, 0, 0, 0.72),
  coin: (brush) => {
    circle(brush, 0, 0, 0.85)
    circle(brush, 0, 0, 0.62)
    circle(brush, 0, 0, 0.5)
  },
  flame: (brush) => {
    brush.moveTo(0, 0.9)
    brush.bezierCurveTo(-1.1, 0.8, -0.7, -0.2, -0.25, -0.45)
    brush.bezierCurveTo(-0.3, -0.1, 0, -0.05, 0, -0.3)
    brush.bezierCurveTo(0, -0.6, 0.1, -0.8, 0.05, -0.95)
    brush.bezierCurveTo(0.9, -0.4, 1.1, 0.8, 0, 0.9)
    brush.closePath()
  },
  wave: (brush) => {
    brush.moveTo(-0.95, 0.6)
    brush.bezierCurveTo(-0.9, -0.7, 0.2, -1.1, 0.7, -0.35)
    brush.bezierCurveTo(0.2, -0.55, -0.1, -0.1, 0.25, 0.15)
    brush.bezierCurveTo(0.5, 0.35, 0.8, 0.35, 0.95, 0.6)
    brush.closePath()
  },
  leaf: (brush) => {
    brush.moveTo(-0.8, 0.8)
    brush.bezierCurveTo(-0.9, -0.5, 0.2, -0.9, 0.85, -0.85)
    brush.bezierCurveTo(0.9, 0.2, 0.3, 0.8, -0.8, 0.8)
    brush.closePath()
  },
  cherry: (brush) => {
    circle(brush, -0.42, 0.42, 0.42)
    circle(brush, 0.45, 0.5, 0.4)
    polygon(brush, [
      [-0.45, 0.1],
      [0.15, -0.9],
      [0.28, -0.85],
      [-0.3, 0.15],
    ])
    polygon(brush, [
      [0.1, -0.8],
      [0.28, -0.9],
      [0.55, 0.15],
      [0.4, 0.18],
    ])
  },
} satisfies Readonly<Record<string, Path>>

export type PictureName = keyof typeof paths

/** Paints a picture around a point, `radius` to each side. */
export function paintPicture(
  brush: CanvasRenderingContext2D,
  name: PictureName,
  { x, y, radius, fill }: { x: number; y: number; radius: number; fill: string | CanvasGradient },
): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(radius, radius)
  brush.beginPath()
  paths[name](brush)
  brush.restore()
  brush.fillStyle = fill
  brush.fill(name === 'coin' ? 'evenodd' : 'nonzero')
}
