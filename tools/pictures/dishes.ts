/** Plates, bowls and what lies on them. */
import { circle, dark, ellipse, light, path, place, rect, specks, stroke } from './shapes.ts'

/** An enamel plate with a coloured rim, seen from the front. */
export function plate(rim = '#0b7a75'): string {
  return (
    ellipse(32, 47.5, 30, 12.5, '#c9d3da') + ellipse(32, 45, 30, 12.5, '#ffffff') + ellipse(32, 45, 28.6, 11.5, rim) +
    ellipse(32, 45, 26.8, 10.4, '#ffffff') + ellipse(32, 46, 20, 7, '#e9eff2')
  )
}

/** The back of a bowl: its opening. Food goes on top, then `bowlFront`. */
export function bowl(colour: string, food: string): string {
  const front = path('M3 32c0 16 11 27 29 27s29-11 29-27c-5 6-16 9-29 9S8 38 3 32Z', colour)
  const shade = path('M61 32c0 16-11 27-29 27-4 0-7.5-.5-10.6-1.5C38 57 49 49 51.5 37.2c4-1.3 7.5-3 9.5-5.2Z', dark(colour, 0.14))
  return ellipse(32, 31, 29, 11, light(colour, 0.55)) + ellipse(32, 31.5, 27, 9.5, dark(colour, 0.35)) + food + front + shade
}

/** A heap of food rising out of a bowl. */
export function heap(colour: string, top = 12): string {
  return path(`M5.5 32C10 ${top + 6} 21 ${top} 32 ${top}s22 6 26.5 20c-4 6-15 8.5-26.5 8.5S9.5 38 5.5 32Z`, colour)
}

/** A mound of ugali, centred on x, standing on y. */
export function ugali(x: number, y: number, size = 1): string {
  const parts =
    path('M14 44c0-14 7-24 18-24s18 10 18 24c0 4-8 6.5-18 6.5S14 48 14 44Z', '#fff1d0') +
    path('M50 44c0 4-8 6.5-18 6.5-3.5 0-6.7-.3-9.5-.9C38 49 42.5 38 39 22c7 4 11 12.5 11 22Z', '#ebd5a5') +
    stroke('M21.5 33c1-4.5 3.5-7 6.5-8.3', '#ffffff', 2.4)
  return place(parts, { x: x - 32, y: y - 50, scale: size })
}

/** A dome of rice, optionally spiced. */
export function rice(x: number, y: number, { colour = '#fffaf0', grain = '#dccfae', size = 1 } = {}): string {
  const parts =
    path('M11 46c0-13 9-22 21-22s21 9 21 22c0 3-9 5-21 5s-21-2-21-5Z', colour) +
    specks(grain, 3, { x: 32, y: 46, rx: 18, ry: 18, count: 30, width: 1.5, length: 2, heap: true }) +
    specks(light(colour, 0.6), 8, { x: 31, y: 45, rx: 17, ry: 17, count: 18, width: 1.5, length: 2, heap: true })
  return place(parts, { x: x - 32, y: y - 50, scale: size })
}

/** Fried greens (sukuma wiki). */
export function greens(x: number, y: number, size = 1): string {
  const parts =
    path('M13 46c-2-6 2-11 6-12 1-5 8-8 13-6 5-3 11 0 13 4 6 1 8 9 6 14-3 5-35 5-38 0Z', '#1f7a3a') +
    specks('#145a2b', 5, { x: 32, y: 41, rx: 15, ry: 8, count: 16, width: 2, length: 4 }) +
    specks('#45b35c', 11, { x: 32, y: 40, rx: 15, ry: 9, count: 18, width: 1.7, length: 3.6 }) +
    specks('#8fdc8a', 23, { x: 32, y: 38, rx: 14, ry: 8, count: 7, width: 1.3, length: 2.6 })
  return place(parts, { x: x - 32, y: y - 48, scale: size })
}

/** A pool of stew with pieces in it. */
export function stew(x: number, y: number, { sauce = '#b5451f', piece = '#6d3018', size = 1 } = {}): string {
  const chunk = (cx: number, cy: number, turn: number) =>
    `<g transform="rotate(${turn} ${cx} ${cy})">${rect(cx - 5, cy - 4, 10, 8, piece, 3)}${rect(cx - 4, cy - 3.2, 6, 3, light(piece, 0.25), 1.5)}</g>`
  const parts =
    path('M11 44c0-7 9-11 21-11s21 4 21 11-9 9-21 9-21-2-21-9Z', sauce) + path('M15 42c1-4 8-6.5 17-6.5 5 0 9 .7 12 2-12 0-22 1-29 4.5Z', light(sauce, 0.25)) +
    chunk(22, 43, 12) + chunk(34, 39, -14) + chunk(43, 44, 20) + chunk(32, 47, 4) +
    specks('#4fb84f', 7, { x: 32, y: 43, rx: 17, ry: 6, count: 9, width: 1.6, length: 1 })
  return place(parts, { x: x - 32, y: y - 50, scale: size })
}

/** A heap of beans, peas or green grams. */
export function pulses(x: number, y: number, { colour = '#8c2f2b', sauce = '#c05a32', size = 1 } = {}): string {
  const parts =
    path('M12 46c0-9 8-15 20-15s20 6 20 15c0 6-40 6-40 0Z', sauce) +
    specks(dark(colour, 0.25), 4, { x: 32, y: 45, rx: 17, ry: 12, count: 26, width: 4, length: 1.4, heap: true }) +
    specks(colour, 9, { x: 32, y: 46, rx: 17.5, ry: 13, count: 24, width: 4, length: 1.6, heap: true }) +
    specks(light(colour, 0.45), 9, { x: 31, y: 45, rx: 17, ry: 13, count: 16, width: 1, length: 0.6, heap: true })
  return place(parts, { x: x - 32, y: y - 49, scale: size })
}

/** A pile of chapatis. */
export function chapatis(x: number, y: number, size = 1): string {
  const one = (cy: number) => ellipse(32, cy + 2.2, 22, 7.5, '#c98d45') + ellipse(32, cy, 22, 7.5, '#f0c680')
  const parts =
    one(47) + one(42.5) + one(38) +
    specks('#b9742f', 6, { x: 31, y: 38, rx: 17, ry: 4.5, count: 10, width: 2.2, length: 1.4 }) + specks('#fbe3b4', 14, { x: 32, y: 38, rx: 16, ry: 4, count: 6, width: 1.4, length: 2 })
  return place(parts, { x: x - 32, y: y - 52, scale: size })
}

/** Chips (fries) lying in a heap. */
export function chips(x: number, y: number, { size = 1, colour = '#ffc83d' } = {}): string {
  const sticks = [[-18, 46, 30], [-8, 44, 55], [2, 45, 80], [10, 44, 110], [18, 46, 140], [-13, 40, 70], [-2, 38, 20], [8, 39, 160], [14, 40, 50], [0, 34, 100], [-6, 48, 5], [12, 49, 172]]
  const parts = sticks
    .map(([dx = 0, cy = 0, turn = 0], index) => `<g transform="rotate(${turn} ${32 + dx} ${cy})">${rect(21 + dx, cy - 2.6, 22, 5.2, index % 2 === 0 ? colour : dark(colour, 0.1), 1.4)}${rect(21 + dx, cy - 2.6, 22, 1.8, light(colour, 0.45), 0.9)}</g>`)
    .join('')
  return place(parts, { x: x - 32, y: y - 51, scale: size })
}

/** A golden triangle: samosa. */
export function samosa(x: number, y: number, { size = 1, rotate = 0 } = {}): string {
  const parts =
    path('M29.5 12c1.2-2.2 3.8-2.2 5 0l21 36c1.3 2.4-.2 5-3 5H11.5c-2.8 0-4.3-2.6-3-5Z', '#dd9338') +
    path('M32 10.4c1 0 1.9.5 2.5 1.6l21 36c1.3 2.4-.2 5-3 5H40Z', '#c27824') +
    stroke('M27 24 17.5 41', '#f6c677', 3) + specks('#a7611a', 12, { x: 31, y: 40, rx: 14, ry: 8, count: 9, width: 2 })
  return place(parts, { x: x - 32, y: y - 32, scale: size, rotate })
}

/** A puffed mandazi or mahamri. */
export function mandazi(x: number, y: number, { size = 1, rotate = 0, colour = '#c97a2e' } = {}): string {
  const parts =
    path('M29 12c2-2 5-1.5 6.5 1l20 32c2 4-.5 8-5 8-12 2-25 2-37 0-4.5-.5-7-4.5-4.5-8.5Z', colour) +
    path('M35.5 13l20 32c2 4-.5 8-5 8-5 .8-10 1.3-15.5 1.5C47 46 45 30 35.5 13Z', dark(colour, 0.15)) +
    stroke('M28 23c-4 6-8 12-11 18', light(colour, 0.45), 3.5) + circle(34, 40, 1.8, dark(colour, 0.25)) + circle(27, 46, 1.4, dark(colour, 0.25))
  return place(parts, { x: x - 32, y: y - 32, scale: size, rotate })
}

/** Three meat pieces on a skewer. */
export function skewer(x: number, y: number, rotate: number): string {
  const piece = (cx: number, colour: string) => rect(cx, 24, 12, 16, colour, 4) + rect(cx + 1.5, 26, 3, 9, light(colour, 0.3), 1.5)
  const parts = rect(0, 30.7, 64, 2.6, '#b98a55', 1.3) + piece(8, '#7a3a1c') + rect(20.5, 25, 5, 14, '#3fae4a', 2.5) + piece(26, '#8f4623') + rect(38.5, 25, 5, 14, '#e5383b', 2.5) + piece(44, '#7a3a1c')
  return place(parts, { x: x - 32, y: y - 32, rotate })
}

/** A slice of sausage-like food, lying. */
export function sausage(x: number, y: number, { rotate = 0, colour = '#b5482a', size = 1 } = {}): string {
  const parts = rect(6, 24, 52, 16, colour, 8) + rect(11, 27, 36, 4, light(colour, 0.35), 2) + stroke('M18 36l4-6M30 36l4-6M42 36l4-6', dark(colour, 0.3), 2)
  return place(parts, { x: x - 32, y: y - 32, rotate, scale: size })
}

/** A glass with a straw, filled with a drink. */
export function drink(colour: string, garnish = ''): string {
  return (
    stroke('M36 20 42 3', '#ff6b5e', 3) + path('M14 14h36l-4 43c-.3 3-2 4-5 4H23c-3 0-4.7-1-5-4Z', '#dff1f5') + path('M15.7 22h32.6l-3 33c-.2 2.3-1.5 3.3-4 3.3H22.7c-2.5 0-3.8-1-4-3.3Z', colour) +
    path('M15.7 22h32.6l-.3 3.2H16Z', light(colour, 0.45)) + path('M40 22h8.3l-3 33c-.2 2.3-1.5 3.3-4 3.3H36c4-10 4-25 4-36.3Z', dark(colour, 0.12)) + rect(20, 28, 3.6, 20, light(colour, 0.5), 1.8) + garnish
  )
}

/** A mug with a hot drink, and steam. */
export function mug(colour: string, liquid: string): string {
  return (
    stroke('M22 14c-3-3 2-5 0-9M31 14c-3-3 2-5 0-9M40 14c-3-3 2-5 0-9', '#b9c7cf', 2.2) + stroke('M46 30h5c4 0 6 3 6 7s-3 8-8 8h-5', dark(colour, 0.2), 4.5) +
    path('M10 22h40v27c0 6-4 10-10 10H20c-6 0-10-4-10-10Z', colour) + path('M42 22h8v27c0 6-4 10-10 10h-6c6-2 8-6 8-12Z', dark(colour, 0.15)) +
    ellipse(30, 22, 20, 5, light(colour, 0.5)) + ellipse(30, 22.5, 17.5, 3.7, liquid) + rect(15, 29, 3.6, 16, light(colour, 0.4), 1.8)
  )
}
