/** Parts of the rental scenes: walls, windows, beds and the weather outside. */
import { glyph } from './compose.ts'
import { circle, dark, ellipse, light, path, rect, short, stroke } from './shapes.ts'

/** The colours of one variant of a room. */
export interface RoomTheme {
  readonly wall: string
  readonly floor: string
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  /** Picks small differences between variants, 0 to 3. */
  readonly variant: number
}

/** A picture drawn on the 64 grid, placed with its top left corner at (x, y). */
export function at(parts: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(size / 64)})">${parts}</g>`
}

/** Everything mirrored left to right, for the odd variants. */
export function mirrored(theme: RoomTheme, parts: string): string {
  return theme.variant % 2 === 0 ? parts : `<g transform="matrix(-1 0 0 1 160 0)">${parts}</g>`
}

/** A wall with skirting, and a tiled or planked floor. */
export function shell(theme: RoomTheme, horizon = 88): string {
  const planks = [horizon + 8, horizon + 18].map((y) => rect(0, y, 160, 1, dark(theme.floor, 0.12))).join('')
  const joints = stroke(`M24 ${horizon}v8M70 ${horizon}v8M120 ${horizon}v8M44 ${horizon + 9}v9M96 ${horizon + 9}v9M142 ${horizon + 9}v9`, dark(theme.floor, 0.12), 1)
  return rect(0, 0, 160, horizon, theme.wall) + path(`M0 0h160v10H0Z`, light(theme.wall, 0.4)) + rect(0, horizon - 4, 160, 4, light(theme.wall, 0.7)) + rect(0, horizon, 160, 120 - horizon, theme.floor) + planks + joints
}

/** A low oval rug. */
export function rug(x: number, y: number, rx: number, theme: RoomTheme): string {
  return ellipse(x, y, rx, rx * 0.2, theme.accent) + ellipse(x, y, rx * 0.8, rx * 0.15, light(theme.accent, 0.45)) + ellipse(x, y, rx * 0.55, rx * 0.1, theme.accent)
}

/** The view through a window: town roofs, a garden, or the sea. */
function outside(x: number, y: number, width: number, height: number, variant: number): string {
  const air = rect(x, y, width, height, '#aee3f7')
  const foot = y + height
  if (variant === 0) return air + circle(x + width * 0.75, y + 8, 4, '#ffe27a') + rect(x, foot - height * 0.42, width, height * 0.42, '#3fb3d6') + rect(x, foot - height * 0.15, width, height * 0.15, '#ffe0a3') + glyph('palm-tree', { x: x + width * 0.28, y: foot - height * 0.4, size: height * 0.78 })
  if (variant === 1) return air + path(`M${x} ${foot}v-12q${width / 4}-10 ${width / 2} 0t${width / 2} 0v12Z`, '#5fb85a') + circle(x + width * 0.3, foot - 14, 8, '#3f9a3a') + rect(x + width * 0.3 - 1, foot - 10, 2, 10, '#7d4533')
  if (variant === 2) return air + rect(x + 2, foot - 16, width * 0.35, 16, '#f0b48a') + path(`M${x} ${foot - 15}l${width * 0.2}-8 ${width * 0.22} 8Z`, '#c0574a') + rect(x + width * 0.5, foot - 22, width * 0.4, 22, '#f7dcb0') + rect(x + width * 0.56, foot - 17, 4, 4, '#7cb8d6') + rect(x + width * 0.72, foot - 17, 4, 4, '#7cb8d6')
  return air + glyph('cloud', { x: x + width * 0.65, y: y + 8, size: 13 }) + glyph('palm-tree', { x: x + width * 0.3, y: foot - 13, size: 28 }) + glyph('palm-tree', { x: x + width * 0.8, y: foot - 9, size: 20 })
}

/** A window with curtains. */
export function windowWithCurtains(x: number, y: number, width: number, height: number, theme: RoomTheme): string {
  const frame = rect(x - 2, y - 2, width + 4, height + 4, '#ffffff', 1.5)
  const bars = rect(x + width / 2 - 1, y, 2, height, '#ffffff') + rect(x, y + height / 2 - 1, width, 2, '#ffffff')
  const drop = height + 9
  const left = path(`M${x - 6} ${y - 5}h11c0 ${short(drop * 0.4)}-1 ${short(drop * 0.7)}-4 ${drop}h-7Z`, theme.fabric) + stroke(`M${x - 2} ${y - 3}v${drop - 4}`, dark(theme.fabric, 0.16), 1.4)
  const right = path(`M${x + width + 6} ${y - 5}h-11c0 ${short(drop * 0.4)} 1 ${short(drop * 0.7)} 4 ${drop}h7Z`, theme.fabric) + stroke(`M${x + width + 2} ${y - 3}v${drop - 4}`, dark(theme.fabric, 0.16), 1.4)
  return frame + outside(x, y, width, height, theme.variant) + bars + left + right + rect(x - 9, y - 7, width + 18, 2.4, theme.wood, 1.2)
}

/** A framed picture on the wall. */
export function wallArt(x: number, y: number, theme: RoomTheme): string {
  const art = ['hibiscus', 'sailboat', 'elephant', 'sun'][theme.variant] ?? 'sun'
  return rect(x, y, 20, 20, theme.wood, 1) + rect(x + 2, y + 2, 16, 16, '#fffaf0') + glyph(art, { x: x + 10, y: y + 10, size: 13 })
}

/** A bed from the side: pillow left, blanket right. */
export function sideBed(x: number, y: number, width: number, theme: RoomTheme): string {
  return (
    rect(x - 3, y - 22, 5, 40, dark(theme.wood, 0.15), 2) + rect(x, y, width, 9, '#ffffff', 2) + rect(x + 3, y - 7, 20, 9, '#fffdf8', 4) + rect(x + 5, y - 5, 15, 2, '#e6e0ee', 1) + path(`M${x + 22} ${y - 4}h${width - 25}q4 0 4 4v9h-${width - 21}Z`, theme.fabric) +
    path(`M${x + 22} ${y - 4}h9v13h-9Z`, light(theme.fabric, 0.4)) + rect(x, y + 8, width + 2, 6, theme.wood, 1.5) + rect(x + width - 2, y - 4, 5, 22, dark(theme.wood, 0.15), 2)
  )
}

/** A big bed from the front, with two pillows. */
export function frontBed(x: number, y: number, width: number, theme: RoomTheme): string {
  return (
    rect(x - 2, y - 30, width + 4, 34, dark(theme.wood, 0.1), 5) + rect(x + 3, y - 26, width - 6, 22, light(theme.wood, 0.18), 3) + rect(x, y - 8, width, 14, '#ffffff', 4) + rect(x + 6, y - 14, width / 2 - 10, 13, '#fffdf8', 5) + rect(x + width / 2 + 4, y - 14, width / 2 - 10, 13, '#fffdf8', 5) +
    path(`M${x - 2} ${y + 4}q0-4 4-4h${width - 4}q4 0 4 4v22h-${width + 4}Z`, theme.fabric) + path(`M${x - 2} ${y + 4}q0-4 4-4h${width - 4}q4 0 4 4v4h-${width + 4}Z`, light(theme.fabric, 0.55)) + rect(x - 2, y + 16, width + 4, 4, theme.accent) + rect(x, y + 26, 5, 6, dark(theme.wood, 0.2), 1) + rect(x + width - 5, y + 26, 5, 6, dark(theme.wood, 0.2), 1)
  )
}

/** A mosquito net hanging over a bed. */
export function net(x: number, y: number, width: number): string {
  return path(`M${x} ${y - 46}c-6 22-${short(width / 2)} 20-${short(width / 2)} 60h${width}c0-40-${short(width / 2 - 6)}-38-${short(width / 2)}-60Z`, '#ffffff66') + circle(x, y - 46, 3, '#ffffff')
}

/** A ceiling lamp. */
export function ceilingLamp(x: number, theme: RoomTheme): string {
  return stroke(`M${x} 0v11`, '#5b6773', 1.2) + path(`M${x - 9} 20q1-9 9-10q8 1 9 10Z`, theme.accent) + ellipse(x, 20, 5, 1.8, '#fff6cf')
}

/** A small bedside table with a lamp. */
export function bedside(x: number, y: number, theme: RoomTheme): string {
  return rect(x, y, 17, 20, theme.wood, 1.5) + rect(x + 2, y + 3, 13, 7, light(theme.wood, 0.25), 1) + circle(x + 8.5, y + 6.5, 1.1, '#ffe27a') + rect(x + 7.5, y - 9, 2, 9, '#8a98a5') + path(`M${x + 2} ${y - 8}l3-9h7l3 9Z`, '#ffe9b0')
}

/** The palms and ground before a building. */
export function grounds(ground: string): string {
  return rect(0, 100, 160, 20, ground) + path('M64 120l8-20h16l8 20Z', light(ground, 0.45))
}

/** The sky behind a building, with a cloud or the sun. */
export function sky(variant: number): string {
  const tones = ['#bfe8fb', '#cdefff', '#ffe6cc', '#d6f0f5']
  return rect(0, 0, 160, 120, tones[variant] ?? '#bfe8fb') + circle(variant % 2 === 0 ? 136 : 24, 20, 9, '#ffdf70') + glyph('cloud', { x: variant % 2 === 0 ? 30 : 128, y: 20, size: 30 }) + glyph('cloud', { x: 84, y: 10, size: 18 })
}
