/** Hand-drawn things of the pharmacy. */
import { glyph } from './compose.ts'
import { circle, ellipse, path, place, rect, specks, stroke, word } from './shapes.ts'
import { dropper } from './packaging.ts'

/** A puffer inhaler. */
export function inhaler(): string {
  return rect(24, 2, 18, 22, '#aeb9c2', 4) + rect(24, 2, 6, 22, '#d5dde2', 3) + path('M19 15h28v29c0 3-2 5-5 5H30c0 4-1 6-3 8L14 62 5 51l10-7c2-2 4-4 4-8Z', '#3aa0e8') + path('M40 15h7v29c0 3-2 5-5 5h-6c5-10 6-22 4-34Z', '#2b82c2') + path('M14 62 5 51l4-3 9 12Z', '#1f5f94') + rect(24, 22, 14, 16, '#ffffff', 2) + glyph('lungs', { x: 31, y: 30, size: 13 }) + specks('#9bd3f5', 2, { x: 5, y: 58, rx: 4, ry: 5, count: 4, width: 1.8 })
}

/** A digital thermometer. */
export function thermometer(): string {
  return place(path('M28 44h8l-2 17c-.5 2-3.5 2-4 0Z', '#b9c4ca') + path('M22 10c0-5 3-8 10-8s10 3 10 8v22c0 6-4 9-6 14h-8c-2-5-6-8-6-14Z', '#ffffff') + path('M36 2.5c4 .8 6 3.3 6 7.5v22c0 6-4 9-6 14h-3c5-12 6-30 3-43.5Z', '#d3dde3') + rect(25.5, 10, 13, 20, '#bfe6c4', 2) + `<g transform="rotate(-90 32 20)">${word('36.6', 32, 20, 9, '#1f5a33', 16)}</g>` + circle(32, 35.5, 2.6, '#0b7a75'), { rotate: 38, scale: 1.04 })
}

/** A foil strip of three wrapped condoms. */
export function strip(): string {
  const one = (x: number, colour: string, inner: string) => rect(x, 18, 22, 26, colour, 2) + stroke(`M${x} 18v26`, '#ffffff', 1) + circle(x + 11, 31, 8, inner) + circle(x + 11, 31, 4.6, colour)
  return place(one(-1, '#3aa0e8', '#8fd0f7') + one(21, '#ffb020', '#ffd98a') + one(43, '#2e9e6b', '#8fdcb8'), { rotate: -6 })
}

/** A pregnancy test showing two lines. */
export function pregnancyTest(): string {
  return place(rect(20, 1, 24, 62, '#f7f3fb', 10) + path('M36 1h-2a10 10 0 0 1 10 10v42a10 10 0 0 1-10 10h-2c6-18 6-44 2-62Z', '#ddd3ea') + rect(20, 1, 24, 20, '#f06ba0', 10) + rect(20, 12, 24, 10, '#f06ba0') + rect(26, 28, 12, 17, '#ffffff', 3) + stroke('M28.5 33h7M28.5 39h7', '#d6336c', 2.4) + rect(28, 50, 8, 8, '#cdbfe0', 4), { rotate: 38 })
}

/** A paper sachet with a torn corner. */
export function sachet(colour: string, label: string, art: string): string {
  return path('M11 4h34l8 8v48H11Z', colour) + path('M45 4l8 8h-8Z', '#ffffff') + stroke('M14 8h28M14 56h36', '#ffffff', 1.6) + rect(15, 14, 34, 38, '#ffffff', 5) + word(label, 32, 25, 13, '#1c5fa8', 26) + art
}

/** Ear drops. */
export function dropperEars(): string {
  return dropper({ colour: '#ffe1c7', cap: '#f2545b', art: glyph('ear-medium-dark', { x: 32, y: 43, size: 18 }) })
}

/** A surgical mask. */
export function mask(): string {
  return stroke('M12 24C0 20 0 44 12 42M52 24c12-4 12 20 0 18', '#cfe3ee', 3) + path('M10 18c14-4 30-4 44 0v18c0 8-10 15-22 15s-22-7-22-15Z', '#7cc6e8') + path('M44 16.3c3.4.4 6.8 1 10 1.7v18c0 7-7 13-16 14.6 6-9 8-22 6-34.3Z', '#62afd4') + path('M10 18c14-4 30-4 44 0v3c-14-4-30-4-44 0Z', '#ffffff') + stroke('M13 29c12-2 26-2 38 0M13 35c12 2 26 2 38 0M17 42c10 3 20 3 30 0', '#b9e2f5', 1.8)
}

/** A pair of examination gloves. */
export function gloves(): string {
  const one = (x: number, y: number, rotate: number, colour: string, dark: string) => place(path('M20 60V42c-4-5-9-9-12-14-1.5-3 2-5 5-3l8 8V10c0-4 6-4 6 0v15h1V5c0-4 6-4 6 0v20h1V7c0-4 6-4 6 0v19h1V12c0-4 5.5-4 5.5 0v28c0 5-2 8-4 10v10Z', colour) + rect(18, 54, 27, 8, dark, 3), { x, y, rotate, scale: 0.82 })
  return one(12, 0, 12, '#4fa8e0', '#2f83b8') + one(-7, 4, -10, '#7cc6f2', '#4fa8e0')
}

/** A blood glucose meter with a strip and a drop. */
export function glucoseMeter(): string {
  return rect(14, 3, 34, 50, '#2f4f8f', 10) + path('M40 3h-2a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10h-3c6-16 7-36 3-50Z', '#233d70') + rect(19, 10, 24, 18, '#cfeedd', 3) + word('5.4', 31, 19, 11, '#1f5a33', 15) + circle(24, 37, 4, '#ffb020') + circle(38, 37, 4, '#7dfab1') + rect(27, 51, 8, 12, '#ffffff', 1) + rect(29, 58, 4, 5, '#e5383b', 1) + glyph('drop-of-blood', { x: 52, y: 50, size: 20 })
}

/** A blood-pressure monitor with its cuff. */
export function pressureMonitor(): string {
  return stroke('M46 34c10 0 14 5 12 12s-10 8-14 12', '#5b6773', 3) + rect(30, 46, 18, 16, '#2f4f8f', 5) + rect(30, 50, 18, 4, '#4f75c2') + ellipse(20, 54, 14, 9, '#2f4f8f') + ellipse(20, 52, 10, 5.5, '#1b2f59') + rect(4, 3, 44, 36, '#f3f6f8', 6) + rect(8, 8, 24, 26, '#cfeedd', 2) + word('120', 20, 14.5, 10, '#1f5a33', 17) + word('80', 20, 26.5, 10, '#1f5a33', 12) + glyph('red-heart', { x: 40, y: 14, size: 12 }) + circle(40, 28, 4.6, '#0b7a75')
}
