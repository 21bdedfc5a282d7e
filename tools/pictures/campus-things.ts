/** Hand-drawn backdrops, cards and scenes of the shell. */
import { glyph } from './compose.ts'
import { circle, dark, light, path, place, rect, stroke, word } from './shapes.ts'

/** A soft blob behind a subject. */
export function backdrop(colour: string): string {
  return path('M8 18C16 2 38 0 50 8c13 9 15 28 8 40-7 13-28 16-42 10C2 51 1 31 8 18Z', colour)
}

/** A browser window of a university service. */
export function portal(colour: string, art: string): string {
  return rect(3, 9, 58, 48, dark(colour, 0.15), 6) + rect(3, 7, 58, 48, '#ffffff', 6) + path('M9 7h46a6 6 0 0 1 6 6v6H3v-6a6 6 0 0 1 6-6Z', colour) + circle(10, 13, 2.2, '#ff6b5e') + circle(17, 13, 2.2, '#ffd43b') + circle(24, 13, 2.2, '#7dfab1') + rect(30, 10.8, 26, 4.4, light(colour, 0.6), 2.2) + rect(8, 26, 8, 3, '#c3ced6', 1.5) + rect(8, 32, 6, 3, '#dfe7ea', 1.5) + rect(8, 38, 8, 3, '#c3ced6', 1.5) + rect(50, 26, 7, 3, '#dfe7ea', 1.5) + rect(50, 32, 7, 3, '#c3ced6', 1.5) + art
}

/** A weekly timetable. */
export function timetable(): string {
  const lessons: readonly (readonly [number, number, number, string])[] = [[0, 0, 2, '#f2545b'], [1, 1, 1, '#ffb020'], [2, 0, 1, '#3aa0e8'], [3, 2, 2, '#0b9e8f'], [4, 0, 3, '#8b7bff'], [0, 3, 1, '#3aa0e8'], [1, 3, 1, '#0b9e8f'], [2, 2, 2, '#ff8a3d'], [3, 0, 1, '#ffd75e']]
  return rect(4, 6, 56, 54, '#b9c7cf', 5) + rect(4, 4, 56, 54, '#ffffff', 5) + path('M9 4h46a5 5 0 0 1 5 5v8H4V9a5 5 0 0 1 5-5Z', '#0b7a75') + word('M T W T F', 32, 11, 7, '#ffffff', 42) + lessons.map(([day, hour, length, colour]) => rect(7 + day * 10.2, 20 + hour * 9, 9, length * 9 - 1.4, colour, 2)).join('')
}

/** A SIM card. */
export function simCard(colour: string): string {
  return path('M10 8c0-3 2-5 5-5h22l17 17v36c0 3-2 5-5 5H15c-3 0-5-2-5-5Z', colour) + rect(20, 26, 24, 24, '#fff3c4', 4) + stroke('M20 34h8v8h-8M44 34h-8v8h8M32 26v24', '#b36b00', 2)
}

/** The cover of an article. */
export function coverCard(colour: string): string {
  return rect(8, 5, 50, 56, dark(colour, 0.3), 5) + rect(8, 3, 50, 56, colour, 5) + rect(8, 3, 7, 56, dark(colour, 0.18), 3) + circle(35, 34, 19, light(colour, 0.6)) + rect(20, 8, 30, 3.6, '#ffffff', 1.8)
}

/** A card with two portraits, and a roof over them. */
export function postCard(): string {
  return path('M32 2 62 20v6H2v-6Z', '#f2545b') + rect(6, 20, 52, 40, '#fff1cc', 3) + path('M6 50h52v7a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3Z', '#0b7a75') + rect(24, 53, 16, 3.6, '#ffd43b', 1.8) + rect(46, 4, 6, 10, '#c93a48')
}

/** A cloud, crossed out: offline. */
export function cloudOff(): string {
  return path('M18 45c-8 0-13-5-13-12s5-12 12-12c2-8 8-12 16-12s15 5 16 13c6 1 10 5 10 11s-5 12-12 12Z', '#ffffff') + path('M49 22c6 1 10 5 10 11s-5 12-12 12H30c12-2 20-11 19-23Z', '#c6d3db') + stroke('M22 29c6-6 16-6 22 0M27 34.5c3-3 9-3 12 0', '#0b9e8f', 3.6) + circle(33, 39.5, 2.6, '#0b9e8f') + stroke('M14 10 52 54', '#f2545b', 5)
}

/** A small beach with a parasol, for a page that does not exist. */
export function umbrellaBeach(): string {
  return path('M4 34c0 18 12 26 28 26s28-8 28-26Z', '#7cc6e8') + path('M4 34h56c0 3-.4 6-1 8-9-3-18 2-27 0s-18-2-27 1c-.7-3-1-6-1-9Z', '#4fb3e0') + path('M8 49c8-6 40-8 48-1-4 8-13 12-24 12S12 57 8 49Z', '#ffe0a3') + glyph('palm-tree', { x: 45, y: 39, size: 28 }) + glyph('round-pushpin', { x: 21, y: 43, size: 22 })
}

/** A plain parcel and a smiling tag: shown when a picture cannot be loaded. */
export function parcelPicture(): string {
  return place(rect(12, 14, 42, 38, '#b9d8d4', 6) + rect(10, 12, 42, 38, '#ffffff', 6) + rect(14, 16, 34, 30, '#8fd0cb', 3) + circle(23, 25, 4.5, '#ffd43b') + path('M14 43V38l10-9 9 9 6-5 9 8v2a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3Z', '#0b7a75') + path('M33 38l6-5 9 8v2a3 3 0 0 1-3 3H40Z', '#08605c'), { x: 1, y: 1, rotate: -6 })
}

/** A speech bubble with its tail to the lower left. */
function speechBubble(colour: string): string {
  return path('M20 8h24c10 0 17 7 17 17s-7 17-17 17H30L16 54c-2 1-3 0-3-2l1-11C7 39 3 33 3 25 3 15 10 8 20 8Z', colour) + path('M44 8c10 0 17 7 17 17s-7 17-17 17h-6c12-6 15-22 6-34Z', dark(colour, 0.1)) + stroke('M12 22c1-3 4-5.5 8-5.5', light(colour, 0.6), 3)
}

/** A speech bubble about a point, so wide. */
export const bubble = (x: number, y: number, size: number, colour: string): string =>
  place(speechBubble(colour), { x: x - 32, y: y - 32, scale: size / 64 })
