/** Hand-drawn clothes, cloth and beauty things. */
import { circle, dark, ellipse, light, path, place, rect, specks, stroke } from './shapes.ts'

/** A hoodie, front view. */
export function hoodie(colour: string): string {
  return (
    path('M20 12C12 15 6 24 3 44l10 4 4-14v25c0 2 1 3 3 3h24c2 0 3-1 3-3V34l4 14 10-4C58 24 52 15 44 12Z', colour) + path('M47 34v25c0 2-1 3-3 3h-8c6-12 8-30 6-49l2-1c8 3 14 12 17 32l-10 4Z', dark(colour, 0.13)) +
    path('M20 13c0-8 6-11 12-11s12 3 12 11c-2 8-7 12-12 12s-10-4-12-12Z', dark(colour, 0.1)) + path('M24 13c1-5 4-7 8-7s7 2 8 7c-1 6-5 9-8 9s-7-3-8-9Z', dark(colour, 0.4)) + stroke('M28 22v9M36 22v9', '#ffffff', 2) + path('M21 42h22l3 11H18Z', dark(colour, 0.22)) + rect(17, 58, 30, 4, dark(colour, 0.25), 1.5)
  )
}

/** A T-shirt, with an optional print. */
export function tshirt(colour: string, print = ''): string {
  return path('M22 6 6 13 2 29l10 4 2-4v28c0 2 1 3 3 3h30c2 0 3-1 3-3V29l2 4 10-4-4-16-16-7c-2 5-6 7-10 7s-8-2-10-7Z', colour) + path('M42 6l16 7 4 16-10 4-2-4v28c0 2-1 3-3 3h-7c5-16 6-34 2-54Z', dark(colour, 0.13)) + path('M22 6c2 5 6 7 10 7s8-2 10-7l-3-1c-1 3-4 4-7 4s-6-1-7-4Z', dark(colour, 0.25)) + print
}

/** A shirt with a collar and buttons. */
export function shirt(colour: string): string {
  return tshirt(colour) + stroke('M32 14v46', dark(colour, 0.22), 1.6) + [22, 31, 40, 49].map((y) => circle(34.5, y, 1.4, dark(colour, 0.45))).join('') + path('M22 5l10 10-7 7-7-14Z', light(colour, 0.4)) + path('M42 5 32 15l7 7 7-14Z', light(colour, 0.4)) + rect(38, 24, 8, 9, dark(colour, 0.14), 1.5)
}

/** Long trousers. */
export function trousers(colour: string): string {
  return path('M18 3h28l5 56c0 2-1 3-3 3h-8c-2 0-3-1-3-3L32 26l-5 33c0 2-1 3-3 3h-8c-2 0-3-1-3-3Z', colour) + path('M37 3h9l5 56c0 2-1 3-3 3h-6c2-18 1-40-5-59Z', dark(colour, 0.13)) + rect(17.5, 3, 29, 6, dark(colour, 0.25), 1) + rect(30, 2.5, 4, 7, '#ffc93d', 1) + stroke('M32 10v14M20 12c1 5 3 7 6 7M44 12c-1 5-3 7-6 7', dark(colour, 0.3), 1.5)
}

/** A dress, optionally printed like kitenge. */
export function dress(colour: string, print = ''): string {
  return path('M22 3h4c1 5 3 7 6 7s5-2 6-7h4l3 13-5 10 14 33c-6 3-14 4-22 4s-16-1-22-4l14-33-5-10Z', colour) + path('M42 3l3 13-5 10 14 33c-4 2-9 3-14 3.6C42 44 40 24 38 10Z', dark(colour, 0.13)) + print + path('M24 24h16l1 4H23Z', '#ffb020')
}

/** Kitenge motifs over a dress. */
export function kitengePrint(): string {
  return [[27, 36], [38, 38], [32, 46], [22, 49], [43, 50], [33, 56], [27, 16], [37, 17]].map(([x = 0, y = 0], index) => circle(x, y, 3.6, index % 2 === 0 ? '#ffd43b' : '#17b890') + circle(x, y, 1.8, index % 2 === 0 ? '#d6336c' : '#ffffff')).join('')
}

/** A folded leso (kanga) with a border. */
export function leso(): string {
  return path('M6 18c0-3 2-5 5-5h42c3 0 5 2 5 5v32c0 3-2 5-5 5H11c-3 0-5-2-5-5Z', '#d6336c') + rect(10, 17, 44, 34, '#ffd43b', 2) + rect(14, 21, 36, 26, '#1c3f94', 2) + specks('#ffd43b', 3, { x: 32, y: 34, rx: 15, ry: 10, count: 14, width: 2.4 }) + circle(32, 34, 8, '#ffd43b') + path('M32 28c6 3 6 9 0 13-6-4-6-10 0-13Z', '#d6336c') + path('M6 42h52v8c0 3-2 5-5 5H11c-3 0-5-2-5-5Z', '#b0245a') + stroke('M12 48h40', '#ffd43b', 3)
}

/** A pair of rubber slippers. */
export function slippers(sole: string, strap: string): string {
  const one = (x: number, rotate: number) => place(path('M32 3c9 0 13 9 12 20-1 7-2 10-1 18 1 12-3 20-11 20s-12-8-11-20c1-8 0-11-1-18C19 12 23 3 32 3Z', dark(sole, 0.25)) + path('M32 3c8 0 11 8 10 19-1 7-2 11-1 19 1 11-2 17-9 17s-10-6-9-17c1-8 0-12-1-19C21 11 24 3 32 3Z', sole) + stroke('M32 16c-5 5-9 10-10 17M32 16c5 5 9 10 10 17', strap, 4) + circle(32, 15, 2.8, strap), { x, rotate, scale: 0.98 })
  return one(-14, -6) + one(14, 6)
}

/** A leather belt, coiled. */
export function belt(): string {
  return circle(30, 32, 27, '#5b3520') + circle(30, 32, 18, '#3b2012') + circle(30, 32, 16, '#dfe9ea') + stroke('M30 9.5A22.5 22.5 0 1 1 7.5 32', '#c99a63', 1.2) + rect(36, 40, 24, 13, '#6d4028', 3) + rect(34, 37, 15, 19, '#ffc93d', 3) + rect(38, 41, 7, 11, '#5b3520', 1.5) + rect(41, 45.5, 12, 2.6, '#ffe08a', 1.3)
}

/** A jacket with a zip. */
export function jacket(colour: string): string {
  return path('M20 8C12 11 6 20 3 44l10 3 4-14v26c0 2 1 3 3 3h24c2 0 3-1 3-3V33l4 14 10-3C58 20 52 11 44 8l-6-4H26Z', colour) + path('M47 33v26c0 2-1 3-3 3H34V12l10-4c8 3 14 12 17 36l-10 3Z', dark(colour, 0.13)) + path('M26 4h12l6 5-12 14L20 9Z', dark(colour, 0.35)) + path('M26 4h12l-6 12Z', '#ffffff') + stroke('M32 23v38', '#ffc93d', 1.8) + stroke('M22 40l5 6M42 40l-5 6', dark(colour, 0.4), 2) + rect(17, 57, 30, 5, dark(colour, 0.3), 1.5)
}

/** A folded stack: towels, bedsheets, blankets. */
export function folded(colours: readonly string[]): string {
  const height = 46 / colours.length
  return colours.map((colour, index) => { const y = 56 - (index + 1) * height; return rect(5, y, 54, height - 1, dark(colour, 0.12), 6) + rect(5, y, 54, height - 4, colour, 6) + path(`M44 ${y + 1}c8 0 12 2 12 ${height / 2 - 1}s-4 ${height / 2 - 2}-12 ${height / 2 - 2}Z`, light(colour, 0.35)) + stroke(`M10 ${y + height * 0.4}h28`, light(colour, 0.4), 2) }).join('')
}

/** A sofa-free mattress. */
export function mattress(): string {
  return path('M2 32 34 16l28 10-30 18Z', '#8fb7f0') + path('M2 32l30 12v13L2 44Z', '#4f7fc9') + path('M32 44l30-18v12L32 57Z', '#3c68ad') + specks('#ffffff', 4, { x: 32, y: 30, rx: 20, ry: 9, count: 16, width: 2.6 }) + stroke('M2 38l30 12 30-18', '#ffffff', 1.8) + path('M33 18l9-4 12 4-9 5Z', '#ffffff')
}

/** Hair braids, tied in a bundle. */
export function braids(): string {
  const strand = (x: number, colour: string) => stroke(`M${x} 12c-4 5 4 7 0 12s4 7 0 12 4 7 0 12 2 6 0 10`, colour, 5.5) + stroke(`M${x - 1} 14c3 4-2 6 1 10s-2 7 1 11-2 7 1 11`, light(colour, 0.3), 1.4)
  return strand(18, '#3b2116') + strand(27, '#5b3520') + strand(37, '#3b2116') + strand(46, '#7a4a2a') + rect(10, 3, 44, 12, '#d6336c', 5) + rect(10, 3, 44, 5, '#ff6b9d', 2.5) + [18, 27, 37, 46].map((x) => circle(x, 56, 3.6, '#ffc93d')).join('')
}

/** A make-up palette with a brush. */
export function palette(): string {
  const pans = ['#f7b5a0', '#e58a8a', '#c96a9a', '#a85a7a', '#d9a066', '#8a5a3c', '#ffd75e', '#7cc6e8'].map((colour, index) => circle(13 + (index % 4) * 12.6, 36 + Math.floor(index / 4) * 13, 5, colour)).join('')
  return rect(2, 26, 60, 34, '#2d2030', 5) + rect(5, 29, 54, 28, '#443047', 3) + pans + place(rect(30, 0, 4, 28, '#2d2030', 2) + rect(29, 26, 6, 8, '#ffc93d', 1) + path('M28 34h8l2 10c-2 6-10 6-12 0Z', '#e58a8a'), { x: 2, y: -12, rotate: 66, scale: 0.86 })
}

/** A packet of sanitary pads, with one pad in front. */
export function pads(): string {
  return rect(6, 6, 44, 50, '#7a4bd1', 6) + path('M40 6h4a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-8c5-14 6-34 4-50Z', '#6138b0') + rect(6, 6, 44, 8, '#9a73e3', 4) + [[18, 26], [28, 36], [17, 44]].map(([x = 0, y = 0]) => [0, 72, 144, 216, 288].map((turn) => ellipse(x + Math.cos(turn / 57.3) * 3.6, y + Math.sin(turn / 57.3) * 3.6, 2.5, 2.5, '#ffc0dc')).join('') + circle(x, y, 2.2, '#ffe066')).join('') + place(rect(21, 4, 22, 56, '#ffffff', 11) + rect(12, 24, 40, 16, '#ffffff', 8) + rect(25, 10, 14, 44, '#ffe3ef', 7) + stroke('M32 18v28', '#ff9ac2', 2.4), { x: 14, y: 8, rotate: 16, scale: 0.74 })
}

/** A bottle of perfume. */
export function perfume(): string {
  return rect(25, 3, 14, 12, '#2d2a4a', 2.5) + rect(27, 14, 10, 7, '#ffc93d') + rect(11, 20, 42, 42, '#ffc2d6', 8) + rect(16, 26, 32, 31, '#ff8fb3', 5) + path('M44 20h1a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-5c5-12 6-28 4-42Z', '#f2739c') + rect(22, 34, 20, 14, '#ffffff', 2) + path('M32 36c3 3 5 4 5 6a5 3.5 0 0 1-10 0c0-2 2-3 5-6Z', '#f2545b') + stroke('M14.5 28c0-2 1-3.5 3-4', '#ffffff', 2.2)
}

/** A row of exercise books. */
export function exerciseBooks(): string {
  const book = (x: number, y: number, rotate: number, colour: string) => place(rect(14, 6, 38, 50, dark(colour, 0.2), 3) + rect(14, 4, 38, 50, colour, 3) + rect(14, 4, 6, 50, dark(colour, 0.25), 2) + rect(25, 13, 22, 13, '#ffffff', 2) + stroke('M28 17h16M28 21.5h11', '#9aa9b2', 1.6), { x, y, rotate, scale: 0.84 })
  return book(-9, -2, -12, '#3aa0e8') + book(1, 1, 0, '#ffb020') + book(10, 5, 11, '#0b7a75')
}

/** A shop front with a striped awning. */
export function shopFront(wall: string, awning: string, goods: string): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) => path(`M${2 + index * 10} 18h10v8a5 5 0 0 1-10 0Z`, index % 2 === 0 ? awning : '#ffffff')).join('')
  return rect(5, 20, 54, 42, wall) + rect(5, 56, 54, 6, dark(wall, 0.25)) + rect(9, 32, 46, 22, '#e9f6fb', 2) + goods + rect(2, 8, 60, 10, dark(awning, 0.15), 2) + rect(22, 3, 20, 10, light(awning, 0.7), 3) + stripes + rect(7, 53, 50, 3, dark(wall, 0.35), 1)
}
