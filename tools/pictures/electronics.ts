/** Hand-drawn devices and household machines. */
import { circle, dark, ellipse, light, path, place, rect, specks, stroke, word } from './shapes.ts'

/** A smartphone with app tiles. */
export function smartphone(frame = '#2d2a4a', screen = '#5fd0ff'): string {
  const tiles = ['#ffffff', '#ffb020', '#ff6b5e', '#7bd88f', '#ffffff', '#8b7bff'].map((colour, index) => rect(22 + (index % 3) * 7.5, 34 + Math.floor(index / 3) * 8, 5.5, 5.5, colour, 1.6)).join('')
  return rect(15, 2, 34, 60, frame, 6) + rect(18, 6, 28, 52, screen, 3) + path('M18 30 46 14v41a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3Z', dark(screen, 0.1)) + rect(27, 7.5, 10, 2.4, frame, 1.2) + tiles + rect(26, 54, 12, 1.8, '#ffffff', 0.9)
}

/** A small phone with buttons (mulika mwizi). */
export function featurePhone(): string {
  const keys = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => rect(21 + column * 8, 38 + row * 5.6, 6, 3.6, '#dfe7ea', 1.6))).join('')
  return rect(16, 2, 32, 60, '#24476b', 7) + rect(42, 2, 6, 60, '#1a3450', 3) + rect(20, 8, 24, 19, '#a8e0b5', 2) + word('12:45', 32, 16, 7, '#245c36', 17) + rect(23, 21, 12, 2, '#5aa872', 1) + rect(27, 29.5, 10, 6, '#ffb020', 2.5) + keys
}

/** A wall charger with its cable. */
export function charger(): string {
  return stroke('M32 40v8c0 7 5 11 12 11s13-4 13-12-6-9-8-15V18', '#8a94a0', 3.4) + rect(46, 6, 6, 13, '#cfd8dc', 1.5) + rect(45, 16, 8, 6, '#5b6773', 1.5) + rect(8, 14, 34, 28, '#ffffff', 6) + path('M34 14h2a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-4c4-8 4-20 2-28Z', '#d9e2e7') + rect(13, 4, 5, 11, '#8a94a0', 1) + rect(31, 4, 5, 11, '#8a94a0', 1) + rect(22, 2, 5, 13, '#8a94a0', 1) + path('M26 19l-7 11h5l-2 8 8-11h-5l3-8Z', '#ffb020') + rect(28, 38, 8, 5, '#5b6773', 1.5)
}

/** A USB cable, coiled. */
export function usbCable(): string {
  return stroke('M14 22v14c0 12 18 12 18 0V28c0-12 18-12 18 0v14', '#ff6b5e', 4) + rect(9, 10, 10, 14, '#ffffff', 2) + rect(10.5, 2, 7, 9, '#b9c4ca', 1) + rect(12, 4, 1.6, 3, '#5b6773') + rect(14.8, 4, 1.6, 3, '#5b6773') + rect(45, 41, 10, 13, '#ffffff', 2) + rect(47, 53, 6, 8, '#b9c4ca', 2)
}

/** A power bank with charge lights. */
export function powerBank(): string {
  return rect(14, 3, 36, 58, '#0b7a75', 8) + path('M42 3a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8h-4c6-16 6-42 1-58Z', '#08605c') + rect(25, 3, 14, 4, '#06413e', 1) + path('M34 20 23 36h8l-3 12 13-17h-8l3-11Z', '#ffb020') + [24, 29.5, 35, 40.5].map((x, index) => circle(x, 54, 1.9, index < 3 ? '#7dfab1' : '#0a4f4c')).join('') + rect(18, 10, 3, 22, '#3aa39d', 1.5)
}

/** Wired earphones. */
export function earphones(): string {
  return stroke('M17 20c0 22 15 16 15 32M47 20c0 22-15 16-15 32M32 50v11', '#e8ecf2', 3) + stroke('M17 20c0 22 15 16 15 32M47 20c0 22-15 16-15 32M32 50v11', '#f2545b', 2.4) + circle(17, 13, 10, '#2d2a4a') + circle(17, 13, 6, '#8b7bff') + circle(47, 13, 10, '#2d2a4a') + circle(47, 13, 6, '#8b7bff') + rect(14, 19, 6, 11, '#2d2a4a', 3) + rect(44, 19, 6, 11, '#2d2a4a', 3) + rect(29, 45, 6, 9, '#2d2a4a', 3)
}

/** A flash disk. */
export function flashDisk(): string {
  return place(rect(21, 20, 22, 42, '#f2545b', 5) + path('M36 20h2a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5h-4c4-12 5-30 2-42Z', '#c93a48') + rect(24, 2, 16, 19, '#d5dde2', 1.5) + rect(27.5, 7, 3.5, 5, '#5b6773') + rect(33.5, 7, 3.5, 5, '#5b6773') + rect(26, 28, 12, 16, '#ffffff', 2) + word('32', 32, 33, 7, '#c93a48', 8) + word('GB', 32, 40, 5.5, '#c93a48', 8) + circle(32, 55, 2.6, '#8e2430'), { rotate: 28 })
}

/** A memory card with gold contacts. */
export function memoryCard(): string {
  return path('M12 8c0-3 2-5 5-5h23l12 12v41c0 3-2 5-5 5H17c-3 0-5-2-5-5Z', '#2d2a4a') + [18, 24, 30, 36].map((x) => rect(x, 8, 3.6, 10, '#ffc93d', 1)).join('') + rect(18, 26, 28, 26, '#ff8a3d', 3) + word('64', 32, 35, 12, '#ffffff', 16) + word('GB', 32, 46, 8, '#ffffff', 13)
}

/** A portable speaker. */
export function speaker(colour = '#1f3d6b'): string {
  return rect(3, 15, 58, 36, colour, 16) + rect(3, 33, 58, 18, dark(colour, 0.2), 9) + rect(9, 20, 46, 26, light(colour, 0.14), 12) + specks(dark(colour, 0.35), 4, { x: 32, y: 33, rx: 19, ry: 10, count: 40, width: 1.6 }) + circle(20, 33, 9, dark(colour, 0.4)) + circle(20, 33, 5, '#ffb020') + circle(44, 33, 9, dark(colour, 0.4)) + circle(44, 33, 5, '#ffb020') + rect(26, 10, 12, 6, '#f2545b', 2)
}

/** An extension cable with three sockets of the square-pin kind. */
export function extension(): string {
  const socket = (x: number) => rect(x, 27, 15, 18, '#e6ecef', 3) + rect(x + 6.2, 29.5, 2.6, 5, '#3a4652', 0.6) + rect(x + 2.5, 37.5, 4, 2.6, '#3a4652', 0.6) + rect(x + 8.5, 37.5, 4, 2.6, '#3a4652', 0.6)
  return stroke('M10 36C-2 30 8 14 22 18s24 0 26-8', '#3a4652', 3.6) + rect(44, 2, 13, 10, '#3a4652', 2.5) + rect(47, 0, 2.6, 4, '#b9c4ca') + rect(52, 0, 2.6, 4, '#b9c4ca') + rect(3, 22, 58, 29, '#cfd8dc', 6) + rect(3, 21, 58, 27, '#ffffff', 6) + socket(7) + socket(24) + socket(41) + rect(57.5, 31, 2.2, 9, '#f2545b', 1)
}

/** A desk lamp. */
export function deskLamp(colour = '#f2545b'): string {
  return path('M14 26 44 18 60 52H6Z', '#fff3c4') + stroke('M22 58 14 36 34 16', dark(colour, 0.25), 4) + circle(14, 36, 4, dark(colour, 0.35)) + place(path('M14 22c2-10 12-15 20-12 5 2 8 6 8 10Z', colour), { x: 6, y: -2, rotate: -10 }) + ellipse(36, 19, 7, 3, '#ffd75e') + rect(10, 56, 26, 6, colour, 3)
}

/** An electric kettle. */
export function kettle(colour = '#e8ecf2', accent = '#2d3a4a'): string {
  return stroke('M46 18c13-2 13 26 3 29', accent, 6) + path('M15 14h31l6 40c.4 3-1.5 5-4 5H14c-2.5 0-4.4-2-4-5Z', colour) + path('M37 14h9l6 40c.4 3-1.5 5-4 5H37c4-14 4-32 0-45Z', dark(colour, 0.14)) + path('M15 18 4 15c-1 4 2 10 8 14Z', dark(colour, 0.2)) + path('M17 14c2-6 25-6 27 0Z', accent) + rect(27, 4, 8, 6, accent, 3) + rect(9, 56, 44, 6, accent, 3) + rect(18, 24, 5, 24, '#7fd4ff', 2.5) + rect(18, 36, 5, 12, '#3aa0e8', 2.5)
}

/** A dry iron. */
export function ironBox(colour = '#3a7bd5'): string {
  return stroke('M58 24c5 8 3 16 4 22', '#3a4652', 2.6) + path('M20 20c2-5 6-8 12-8h18c5 0 8 3 9 8l3 24H4c1-10 7-18 16-20 8-2 24-2 30-1l-1-4H34c-5 0-7 1-9 3Z', colour) + path('M4 44h58l1 8c0 2-1 3-3 3H6c-3 0-4-4-2-11Z', '#aeb9c2') + path('M4 44h58l.4 4H3.4Z', '#dde4e9') + circle(40, 34, 5, '#ffffff') + stroke('M40 34v-3.5', '#f2545b', 1.8) + stroke('M14 36c3-4 7-6 12-6', light(colour, 0.5), 2.6)
}

/** A scientific calculator. */
export function calculator(): string {
  const keys = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((column) => rect(17.5 + column * 7.7, 25 + row * 6.9, 5.8, 4.6, row === 0 ? '#5a6b8a' : column === 3 ? '#ffb020' : '#eef2f5', 1.4))).join('')
  return rect(12, 1, 40, 62, '#2b3a55', 6) + rect(46, 1, 6, 62, '#1f2b42', 3) + rect(16.5, 6, 31, 14, '#c5dfb8', 2) + word('sin 30°', 26, 10, 4.5, '#35543a', 14) + word('0.5', 41, 16, 6.5, '#1f3a24', 9) + keys
}

/** A home Wi-Fi router with waves. */
export function router(): string {
  return stroke('M20 14c7-7 17-7 24 0M25 20c4-4 10-4 14 0', '#ffb020', 3.4) + circle(32, 26, 2.6, '#ffb020') + stroke('M12 40V12M52 40V12', '#3a4652', 4.6) + rect(3, 38, 58, 18, '#ffffff', 6) + rect(3, 47, 58, 9, '#d9e2e7', 4.5) + [14, 21, 28].map((x) => circle(x, 46.5, 2.2, '#3fbf6a')).join('') + circle(35, 46.5, 2.2, '#3aa0e8') + rect(44, 45, 11, 3.2, '#9aa9b2', 1.6) + rect(12, 56, 8, 4, '#8a94a0', 1) + rect(44, 56, 8, 4, '#8a94a0', 1)
}

/** A flat television. */
export function flatTv(): string {
  return rect(1, 8, 62, 40, '#23263a', 3.5) + rect(4, 11, 56, 33, '#58b7f0', 1.5) + path('M4 44V34l14-12 13 11 10-7 19 14v4Z', '#2e9e6b') + path('M4 38c12-4 40-2 56 2v4H4Z', '#ffcf7a') + circle(47, 19, 5, '#ffe27a') + path('M26 48h12l2 7H24Z', '#3a3f58') + rect(16, 54, 32, 4, '#23263a', 2)
}

/** A stand fan. */
export function standFan(colour = '#3aa0e8'): string {
  const blade = (turn: number) => `<g transform="rotate(${turn} 32 23)">${path('M32 23c-6-4-8-12-3-17 6-2 10 6 3 17Z', light(colour, 0.2))}</g>`
  return rect(30, 40, 4, 17, '#5b6773') + rect(16, 55, 32, 7, '#3a4652', 3.5) + circle(32, 23, 22, '#dfe7ea') + circle(32, 23, 19.5, '#f7fafb') + blade(0) + blade(120) + blade(240) + stroke('M32 4v38M13 23h38M18.5 9.5l27 27M45.5 9.5l-27 27', '#b9c7cf', 1) + circle(32, 23, 4.6, dark(colour, 0.1)) + rect(28, 48, 8, 4, '#f2545b', 2)
}

/** A single-coil electric hotplate. */
export function hotplate(): string {
  return path('M4 34h56v14c0 4-3 7-7 7H11c-4 0-7-3-7-7Z', '#cfd8dc') + path('M46 34h14v14c0 4-3 7-7 7h-9Z', '#aeb9c2') + ellipse(32, 33, 28, 14, '#eef2f4') + ellipse(32, 31, 21, 10, '#2d3040') + ellipse(32, 31, 17, 8, '#ff5a36') + ellipse(32, 31, 13, 6, '#2d3040') + ellipse(32, 31, 9, 4.2, '#ff7a45') + ellipse(32, 31, 5, 2.3, '#2d3040') + circle(16, 51, 3.6, '#3a4652') + stroke('M16 51v-3', '#ffffff', 1.4) + rect(11, 55, 7, 5, '#5b6773', 1) + rect(46, 55, 7, 5, '#5b6773', 1)
}

/** A fridge. */
export function fridge(): string {
  return rect(14, 1, 36, 59, '#e9eef2', 4) + path('M40 1h6a4 4 0 0 1 4 4v51a4 4 0 0 1-4 4h-7c3-18 4-40 1-59Z', '#cdd7de') + rect(14, 22, 36, 2, '#9fb0bb') + rect(18, 9, 3.4, 9, '#7d8d98', 1.7) + rect(18, 29, 3.4, 15, '#7d8d98', 1.7) + rect(28, 30, 8, 8, '#ffb020', 1.5) + rect(37, 33, 7, 7, '#ff6b5e', 1.5) + rect(18, 60, 7, 3, '#5b6773') + rect(39, 60, 7, 3, '#5b6773')
}

/** A blender. */
export function blender(): string {
  return path('M16 10h32l-5 30H21Z', '#d8eef4') + path('M18 20h28.5l-3.5 20H21Z', '#ff7fa8') + path('M40 20h6.5L43 40h-6Z', '#e5608c') + stroke('M48 14c9 0 9 14 1 17', '#9fb0bb', 3.6) + rect(14, 5, 36, 6, '#3a4652', 3) + rect(27, 1, 10, 5, '#3a4652', 2) + path('M20 40h24l5 19c.4 2-1 3.5-3 3.5H18c-2 0-3.4-1.5-3-3.5Z', '#f2545b') + path('M38 40h6l5 19c.4 2-1 3.5-3 3.5h-8Z', '#cf3d49') + circle(32, 52, 5, '#ffffff') + stroke('M32 52v-3', '#3a4652', 1.6)
}

/** A microwave oven. */
export function microwave(): string {
  return rect(2, 14, 60, 38, '#dfe6ea', 4) + rect(6, 18, 39, 30, '#2b3145', 3) + rect(9, 21, 33, 24, '#49506a', 2) + ellipse(25, 40, 12, 3, '#cdd7de') + path('M17 38c0-9 16-9 16 0Z', '#ffb020') + rect(48, 19, 11, 7, '#1f3a2a', 1.5) + word('1:30', 53.5, 22.5, 4.6, '#7dfab1', 8) + circle(53.5, 34, 4.5, '#8a98a5') + stroke('M53.5 34v-3', '#ffffff', 1.4) + rect(49, 42, 9, 4, '#f2545b', 1.6) + rect(7, 52, 8, 4, '#5b6773', 1) + rect(49, 52, 8, 4, '#5b6773', 1)
}

/** A front-loading washing machine. */
export function washer(): string {
  return rect(8, 3, 48, 57, '#f3f6f8', 5) + path('M46 3h5a5 5 0 0 1 5 5v47a5 5 0 0 1-5 5h-7c4-18 5-40 2-57Z', '#d6dfe5') + rect(13, 8, 14, 6, '#cdd7de', 1.5) + circle(40, 11, 3, '#0b7a75') + circle(49, 11, 3, '#ffb020') + circle(32, 37, 18, '#b7c4cd') + circle(32, 37, 14.5, '#d9f1fb') + path('M17.6 37c5-5 9 4 14.4 0s9 3 14.4 0a14.5 14.5 0 0 1-28.8 0Z', '#4fb3ee') + circle(26, 43, 3, '#ffffff') + circle(35, 46, 2, '#ffffff') + circle(39, 41, 2.6, '#d9f1fb') + rect(14, 60, 8, 3, '#5b6773') + rect(42, 60, 8, 3, '#5b6773')
}

/** A table gas cooker with two burners. */
export function gasCooker(): string {
  const flame = (x: number) => path(`M${x} 12c5 5 7 8 7 12h-14c0-4 2-7 7-12Z`, '#3aa0e8') + path(`M${x} 17c3 3 4 5 4 7h-8c0-2 1-4 4-7Z`, '#bfe8ff')
  return flame(19) + flame(45) + rect(8, 23, 22, 4, '#2d3040', 2) + rect(34, 23, 22, 4, '#2d3040', 2) + stroke('M7 30h24M33 30h24M12 26v6M26 26v6M38 26v6M52 26v6', '#4a5168', 2.6) + rect(2, 31, 60, 22, '#cfd8dc', 4) + rect(2, 31, 60, 7, '#eef2f4', 3.5) + circle(18, 45, 5.5, '#2d3040') + stroke('M18 45v-4', '#f2545b', 2) + circle(46, 45, 5.5, '#2d3040') + stroke('M46 45l3-3', '#f2545b', 2) + rect(7, 53, 8, 5, '#5b6773', 1) + rect(49, 53, 8, 5, '#5b6773', 1)
}

/** A game controller's console, standing. */
export function tablet(): string {
  return rect(7, 2, 50, 60, '#3a3f58', 5) + rect(11, 7, 42, 48, '#fef3d8', 2) + rect(15, 12, 24, 4, '#0b7a75', 2) + [20, 25, 30].map((y) => rect(15, y, 34, 2.4, '#d8c9a4', 1.2)).join('') + rect(15, 36, 16, 15, '#7cc6e8', 2) + path('M15 51v-5l5-5 6 6 3-3 2 2v3a2 2 0 0 1-2 2Z', '#2e9e6b') + rect(34, 36, 15, 2.4, '#d8c9a4', 1.2) + rect(34, 41, 15, 2.4, '#d8c9a4', 1.2) + rect(34, 46, 10, 2.4, '#d8c9a4', 1.2) + circle(32, 58.5, 1.8, '#9aa4c0')
}
