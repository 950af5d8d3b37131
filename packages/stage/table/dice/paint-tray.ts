/** Colours of a tray for dice, CSS. */
export interface TrayLook {
  readonly cloth: string
  readonly wood: string
  readonly metal: string
}

/** A tray in edges of a die, as it is seen, and room for its shadow. */
export const traySize = { width: 7.4, height: 5.2 } as const
export const trayRoom = 0.5

/** An oval bed of cloth in a padded rim of lacquered wood, with an inlay of metal. One unit is the edge of a die. */
export function paintTray(brush: CanvasRenderingContext2D, look: TrayLook): void {
  const { width, height } = traySize
  brush.translate(trayRoom + width / 2, trayRoom + height / 2)
  const oval = (inset: number): void => {
    brush.beginPath()
    brush.ellipse(0, 0, width / 2 - inset, height / 2 - inset, 0, 0, Math.PI * 2)
  }
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = 34
  brush.shadowOffsetY = 14
  brush.fillStyle = look.wood
  oval(0)
  brush.fill()
  brush.restore()
  const rim = brush.createLinearGradient(0, -height / 2, 0, height / 2)
  rim.addColorStop(0, 'rgba(255,255,255,0.34)')
  rim.addColorStop(0.16, 'rgba(255,255,255,0.05)')
  rim.addColorStop(0.7, 'rgba(0,0,0,0.3)')
  rim.addColorStop(0.94, 'rgba(255,255,255,0.16)')
  rim.addColorStop(1, 'rgba(0,0,0,0.5)')
  brush.fillStyle = rim
  oval(0)
  brush.fill()
  paintInlay(brush, oval, look.metal)
  brush.fillStyle = look.cloth
  oval(0.46)
  brush.fill()
  // The rim throws its shadow on the cloth from above; the lamp lights its middle.
  brush.save()
  oval(0.46)
  brush.clip()
  const lamp = brush.createRadialGradient(-0.4, -0.3, 0.3, 0, 0, width / 2)
  lamp.addColorStop(0, 'rgba(255,240,205,0.3)')
  lamp.addColorStop(0.6, 'rgba(255,240,205,0.02)')
  lamp.addColorStop(1, 'rgba(0,0,0,0.5)')
  brush.fillStyle = lamp
  brush.fillRect(-width / 2, -height / 2, width, height)
  brush.shadowColor = 'rgba(0,0,0,0.85)'
  brush.shadowBlur = 40
  brush.shadowOffsetY = 22
  brush.lineWidth = 0.3
  brush.strokeStyle = look.wood
  oval(0.36)
  brush.stroke()
  brush.restore()
}

function paintInlay(
  brush: CanvasRenderingContext2D,
  oval: (inset: number) => void,
  metal: string,
): void {
  for (const [inset, line, alpha] of [
    [0.12, 0.035, 0.9],
    [0.42, 0.06, 1],
  ] as const) {
    brush.globalAlpha = alpha
    brush.lineWidth = line
    brush.strokeStyle = metal
    oval(inset)
    brush.stroke()
    brush.globalAlpha = 0.55
    brush.lineWidth = line * 0.35
    brush.strokeStyle = '#fff8dc'
    oval(inset + line * 0.2)
    brush.stroke()
  }
  brush.globalAlpha = 1
}
