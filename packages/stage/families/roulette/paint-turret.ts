import { wheelShape } from './wheel-shape.ts'

type Brush = CanvasRenderingContext2D

const { turret, cone, rise, tilt } = wheelShape

/** Half the width and the height of a turret's picture, in radii; its foot stands `turretFoot` above the lower edge. */
export const turretRoom = { half: 0.16, height: 0.42, foot: 0.14 } as const

/** Profile of the turned brass: height as a part of the whole, radius as a part of the foot. */
const profile: readonly (readonly [high: number, radius: number])[] = [
  [0, 1.25],
  [0.06, 1.2],
  [0.1, 0.82],
  [0.3, 0.42],
  [0.44, 0.36],
  [0.5, 0.66],
  [0.56, 0.72],
  [0.62, 0.4],
  [0.74, 0.3],
  [0.8, 0.52],
  [0.88, 0.62],
  [0.95, 0.46],
  [1, 0.06],
]

/** Paints the brass in the middle of the wheel, one unit the wheel's radius, as a pile of thin rings. */
export function paintTurret(brush: Brush): void {
  brush.translate(turretRoom.half, turretRoom.height - turretRoom.foot)
  const rings = 160
  for (let ring = 0; ring <= rings; ring++) {
    const part = ring / rings
    const radius = radiusAt(part) * turret.foot
    const y = -part * (turret.high - cone.high) * rise
    brush.beginPath()
    brush.ellipse(0, y, radius, radius * tilt, 0, 0, Math.PI * 2)
    brush.fillStyle = metal(brush, radius, slopeAt(part))
    brush.fill()
  }
}

function radiusAt(part: number): number {
  const next = profile.findIndex(([high]) => high >= part)
  const [highAbove, above] = profile[Math.max(0, next)] ?? [1, 0]
  const [highBelow, below] = profile[Math.max(0, next - 1)] ?? [0, 1]
  if (highAbove === highBelow) return above
  const way = (part - highBelow) / (highAbove - highBelow)
  const smooth = way * way * (3 - 2 * way)
  return below + (above - below) * smooth
}

/** Brighter where the profile narrows upwards and so faces the lamp. */
const slopeAt = (part: number): number =>
  Math.max(-1, Math.min(1, (radiusAt(part - 0.01) - radiusAt(part + 0.01)) * 5))

function metal(brush: Brush, radius: number, facing: number): CanvasGradient {
  const light = brush.createLinearGradient(-radius, 0, radius, 0)
  const tone = (base: readonly [number, number, number]): string => {
    const [red, green, blue] = base.map((part) => Math.round(part * (0.78 + 0.3 * facing)))
    return `rgb(${red} ${green} ${blue})`
  }
  light.addColorStop(0, tone([70, 44, 14]))
  light.addColorStop(0.22, tone([214, 165, 82]))
  light.addColorStop(0.36, tone([255, 244, 205]))
  light.addColorStop(0.5, tone([206, 156, 76]))
  light.addColorStop(0.78, tone([92, 58, 19]))
  light.addColorStop(0.92, tone([178, 132, 62]))
  light.addColorStop(1, tone([58, 36, 12]))
  return light
}

/** A ball of brass at the end of an arm; of ivory, where `ivory`. One unit its diameter. */
export function paintSphere(brush: Brush, ivory: boolean): void {
  const [bright, middle, dark, rim] = ivory
    ? ['#ffffff', '#f3efe4', '#b9b0a0', '#6f675a']
    : ['#fff6d2', '#d9a850', '#8a5c22', '#4a2f0c']
  const light = brush.createRadialGradient(0.36, 0.3, 0.02, 0.5, 0.5, 0.5)
  light.addColorStop(0, bright)
  light.addColorStop(0.4, middle)
  light.addColorStop(0.82, dark)
  light.addColorStop(1, rim)
  brush.fillStyle = light
  brush.beginPath()
  brush.arc(0.5, 0.5, 0.49, 0, Math.PI * 2)
  brush.fill()
}

/** A soft round shadow, one unit its diameter. */
export function paintBallShadow(brush: Brush): void {
  const shadow = brush.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5)
  shadow.addColorStop(0, 'rgba(0,0,0,0.7)')
  shadow.addColorStop(0.5, 'rgba(0,0,0,0.35)')
  shadow.addColorStop(1, 'rgba(0,0,0,0)')
  brush.fillStyle = shadow
  brush.fillRect(0, 0, 1, 1)
}
