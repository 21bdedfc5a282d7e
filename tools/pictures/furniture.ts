/** Hand-drawn furniture and things students sell one another. */
import { circle, dark, ellipse, light, path, place, rect, stroke } from './shapes.ts'

/** A bed seen from the front corner. */
export function bed(cover = '#0b9e8f'): string {
  return rect(3, 12, 5, 44, '#8a5a2b', 2) + rect(3, 16, 18, 20, '#a86e38', 2) + rect(6, 36, 54, 14, '#ffffff', 3) + path('M22 30h34c3 0 5 2 5 5v15H22Z', cover) + path('M22 30h34c3 0 5 2 5 5v3H22Z', light(cover, 0.3)) + rect(8, 26, 17, 11, '#f3f0fb', 5) + rect(3, 46, 58, 6, '#a86e38', 2) + rect(56, 40, 5, 16, '#8a5a2b', 2) + path('M22 42h39v3H22Z', dark(cover, 0.15))
}

/** A study desk with a drawer and a book. */
export function desk(): string {
  return rect(2, 26, 60, 6, '#c98d4f', 2) + rect(2, 30, 60, 3, '#a86e38') + rect(6, 33, 5, 28, '#a86e38', 1) + rect(40, 33, 18, 28, '#b97c42', 2) + rect(42, 36, 14, 10, '#d9a368', 1.5) + rect(42, 48, 14, 10, '#d9a368', 1.5) + circle(49, 41, 1.6, '#6d4028') + circle(49, 53, 1.6, '#6d4028') + rect(8, 20, 20, 3, '#f2545b', 1) + rect(10, 17, 18, 3, '#3aa0e8', 1) + rect(8, 23, 20, 3, '#ffb020', 1) + stroke('M48 26V14l-8-6', '#3a4652', 2.6) + path('M32 12l9-9 6 7Z', '#0b7a75') + rect(43, 24, 10, 2.6, '#3a4652', 1.3)
}

/** A wardrobe with two doors. */
export function wardrobe(): string {
  return rect(8, 2, 48, 56, '#8a5a2b', 3) + rect(11, 5, 20, 50, '#c98d4f', 1.5) + rect(33, 5, 20, 50, '#b97c42', 1.5) + rect(14, 9, 14, 18, '#dba96d', 1) + rect(36, 9, 14, 18, '#c98d4f', 1) + rect(14, 31, 14, 20, '#dba96d', 1) + rect(36, 31, 14, 20, '#c98d4f', 1) + rect(28, 27, 2, 8, '#ffd75e', 1) + rect(34, 27, 2, 8, '#ffd75e', 1) + rect(12, 58, 6, 4, '#5b3520') + rect(46, 58, 6, 4, '#5b3520')
}

/** A shelf of books. */
export function bookshelf(): string {
  const colours = ['#f2545b', '#3aa0e8', '#ffb020', '#0b9e8f', '#8b7bff', '#ff8a3d']
  const row = (y: number, shift: number) => [0, 1, 2, 3, 4, 5].map((index) => { const tall = 11 + ((index * 5 + shift) % 4); return rect(13 + index * 5.2, y + 15 - tall, 4.6, tall, colours[(index + shift) % 6] ?? '#f2545b', 0.6) }).join('')
  return rect(7, 2, 50, 58, '#8a5a2b', 2) + [5, 23, 41].map((y, index) => rect(10, y, 44, 15.5, '#5b3520') + row(y + 0.5, index * 2) + (index === 1 ? circle(49, y + 12, 3.6, '#2e9e4f') : rect(46, y + 8, 6, 7.5, '#ffe9c9', 1))).join('') + rect(9, 60, 6, 3, '#5b3520') + rect(49, 60, 6, 3, '#5b3520')
}

/** A two-seat sofa. */
export function sofa(colour = '#f2545b'): string {
  return path('M9 14h46c3 0 5 2 5 5v22H4V19c0-3 2-5 5-5Z', dark(colour, 0.14)) + rect(11, 18, 20, 20, colour, 4) + rect(33, 18, 20, 20, colour, 4) + rect(10, 35, 44, 13, light(colour, 0.2), 4) + stroke('M32 36v11', dark(colour, 0.2), 1.6) + rect(1, 27, 12, 25, colour, 5) + rect(51, 27, 12, 25, dark(colour, 0.1), 5) + rect(8, 47, 48, 7, dark(colour, 0.2), 2) + rect(8, 54, 5, 6, '#6d4028', 1) + rect(51, 54, 5, 6, '#6d4028', 1) + rect(38, 22, 13, 13, '#ffd75e', 3)
}

/** A wooden chair. */
export function chair(): string {
  return stroke('M17 5v55M43 36v24', '#8a5a2b', 5) + stroke('M42 6v30', '#a86e38', 5) + rect(17, 6, 26, 6, '#c98d4f', 2) + rect(17, 16, 26, 6, '#c98d4f', 2) + path('M15 34h28l8 8H19Z', '#f2545b') + rect(18, 42, 34, 5, '#c93a48', 2) + stroke('M21 47v14M49 47v14', '#a86e38', 5)
}

/** Football boots. */
export function boots(): string {
  return path('M6 14c6 2 12 2 16-1l6 14c8 5 22 6 29 12 5 4 5 9 3 11H12C6 50 5 44 6 38Z', '#17b890') + path('M6 38c14 6 36 4 54 8 1 2 .5 3-.4 4H12C6 50 5 44 6 38Z', '#0e8a6c') + stroke('M24 22l8-3M27 28l8-4M33 32l6-5', '#ffffff', 2.6) + rect(10, 50, 48, 4, '#2d3040', 2) + [13, 24, 41, 51].map((x) => rect(x, 53, 5, 7, '#ffd43b', 1.5)).join('')
}

/** A pair of dumbbells. */
export function dumbbells(): string {
  const one = (x: number, y: number, colour: string) => place(rect(12, 28, 40, 8, '#9fb0bb', 3) + rect(4, 18, 8, 28, colour, 3) + rect(11, 22, 7, 20, dark(colour, 0.2), 2) + rect(46, 22, 7, 20, dark(colour, 0.2), 2) + rect(52, 18, 8, 28, colour, 3), { x, y, rotate: -24, scale: 0.86 })
  return one(-3, -11, '#3a4a68') + one(4, 12, '#f2545b')
}

/** A set of cooking pots (sufuria). */
export function pots(): string {
  return stroke('M4 44h56', '#8a98a5', 5) + path('M8 38h48v16c0 4-3 7-7 7H15c-4 0-7-3-7-7Z', '#b9c4ca') + path('M44 38h12v16c0 4-3 7-7 7h-9c4-7 5-15 4-23Z', '#98a6af') + ellipse(32, 38, 24, 5, '#dfe6ea') + ellipse(32, 38, 20, 3.4, '#8a98a5') + path('M14 20h36v13c0 3-2 5-5 5H19c-3 0-5-2-5-5Z', '#cfd8dc') + path('M41 20h9v13c0 3-2 5-5 5h-6c3-5 3-12 2-18Z', '#a9b6be') + stroke('M10 24h4M50 24h4', '#8a98a5', 4) + path('M14 19c2-7 34-7 36 0Z', '#e5383b') + rect(13, 18, 38, 4, '#c12631', 2) + rect(28, 8, 8, 5, '#2d3040', 2.5)
}

/** A set square, a ruler and compasses for technical drawing. */
export function drawingSet(): string {
  return path('M6 58V18c0-2 2-3 4-1l36 37c2 2 1 4-1 4Z', '#8fd0f7') + path('M15 49V35l14 14Z', '#e6f3f2') + stroke('M10 52h3M10 46h3M10 40h3M10 34h3M10 28h3', '#2f6fb5', 1.6) + place(rect(26, 4, 12, 58, '#ffd75e', 2) + stroke('M26 10h5M26 16h4M26 22h5M26 28h4M26 34h5M26 40h4M26 46h5M26 52h4', '#a8750a', 1.4), { x: 12, y: -4, rotate: 28, scale: 0.88 }) + stroke('M40 22l-10 30M40 22l10 30', '#5b6773', 3.4) + circle(40, 20, 5, '#f2545b') + rect(38.5, 10, 3, 8, '#5b6773', 1.5)
}

/** A chessboard with pieces. */
export function chess(): string {
  const squares = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => rect(8 + column * 12, 12 + row * 12, 12, 12, (row + column) % 2 === 0 ? '#fff1d6' : '#8a5a2b'))).join('')
  const pawn = (x: number, y: number, colour: string) => circle(x, y - 9, 4.5, colour) + path(`M${x - 3} ${y - 6}h6l2 12h-10Z`, colour) + rect(x - 7, y + 4, 14, 5, dark(colour, 0.2), 2)
  return rect(4, 8, 56, 56 - 1, '#5b3520', 4) + squares + pawn(22, 26, '#ffffff') + pawn(44, 46, '#2d3040')
}
