/** The rental scenes: each draws one kind of room or building in the colours of a theme. */
import { glyph, scene } from './compose.ts'
import type { Picture } from './compose.ts'
import { flatTv, fridge, gasCooker, kettle, standFan } from './electronics.ts'
import { bookshelf, chair, sofa, wardrobe } from './furniture.ts'
import { at, bedside, ceilingLamp, frontBed, grounds, mirrored, net, rug, shell, sideBed, sky, wallArt, windowWithCurtains } from './room-parts.ts'
import type { RoomTheme } from './room-parts.ts'
import { circle, dark, ellipse, light, path, rect, stroke } from './shapes.ts'

const plant = (x: number, y: number, size: number) => glyph('potted-plant', { x, y, size })

/** A flat on a block of three or four floors with balconies. */
export function exterior(theme: RoomTheme): Picture {
  const floors = theme.variant % 2 === 0 ? 4 : 3
  const top = 100 - floors * 20
  const flat = (x: number, y: number) => rect(x, y, 14, 11, '#8fd0ea', 1) + rect(x + 6.4, y, 1.2, 11, '#ffffff') + rect(x - 2, y + 9, 18, 6, light(theme.fabric, 0.2), 1) + stroke(`M${x + 1} ${y + 10}v4M${x + 5} ${y + 10}v4M${x + 9} ${y + 10}v4M${x + 13} ${y + 10}v4`, dark(theme.fabric, 0.25), 1)
  const rows = Array.from({ length: floors }, (_, floor) => [40, 62, 84, 106].map((x, column) => (floor === floors - 1 && column === 1 ? '' : flat(x, top + 4 + floor * 20))).join('')).join('')
  return scene(
    mirrored(theme, sky(theme.variant) + grounds('#c9b48a') + rect(33, top, 94, 100 - top, theme.wall) + rect(111, top, 16, 100 - top, dark(theme.wall, 0.1)) + rect(30, top - 5, 100, 6, theme.accent, 1) + rect(104, top - 15, 14, 10, '#3a4652', 2) + rows + rect(61, 82, 16, 18, theme.wood, 1) + circle(74, 91, 1, '#ffd43b') +
      rect(0, 92, 30, 10, light(theme.wall, 0.3)) + rect(130, 92, 30, 10, light(theme.wall, 0.3)) + glyph('palm-tree', { x: 17, y: 78, size: 52 }) + glyph('palm-tree', { x: 146, y: 84, size: 40 }) + ellipse(128, 103, 12, 4, '#5fae4a') + ellipse(36, 103, 9, 3.5, '#5fae4a')),
  )
}

/** A hostel: two long floors of doors behind a railing. */
export function hostelExterior(theme: RoomTheme): Picture {
  const door = (x: number, y: number) => rect(x, y, 9, 18, theme.wood, 1) + rect(x + 11, y + 2, 9, 8, '#8fd0ea', 1)
  const floor = (y: number) => [14, 40, 66, 92, 118].map((x) => door(x, y)).join('')
  const railing = rect(8, 66, 144, 2, dark(theme.fabric, 0.2)) + stroke(Array.from({ length: 24 }, (_, index) => `M${11 + index * 6} 58v8`).join(''), theme.fabric, 1.4) + rect(8, 56, 144, 2.4, theme.fabric)
  return scene(
    mirrored(theme, sky(theme.variant) + grounds('#cbb994') + rect(8, 38, 144, 62, theme.wall) + path('M2 38 14 24h132l12 14Z', theme.accent) + path('M2 38h156v3H2Z', dark(theme.accent, 0.2)) + floor(48) + rect(8, 68, 144, 3, light(theme.wall, 0.6)) + floor(80) + railing + [8, 58, 108, 149].map((x) => rect(x, 41, 3, 59, light(theme.wall, 0.6))).join('') +
      stroke('M60 108h40M60 108v8M100 108v8', '#8a98a5', 1.4) + glyph('t-shirt', { x: 70, y: 111, size: 9 }) + glyph('jeans', { x: 82, y: 112, size: 9 }) + glyph('bicycle', { x: 130, y: 106, size: 22 }) + plant(28, 104, 17)),
  )
}

/** A coastal bungalow with an iron-sheet or tiled roof. */
export function bungalow(theme: RoomTheme): Picture {
  const ribs = stroke('M46 34 40 54M62 34l-3 20M80 34v20M98 34l3 20M114 34l6 20', dark(theme.accent, 0.16), 1.6)
  return scene(
    mirrored(theme, sky(theme.variant) + grounds('#9fc46b') + rect(26, 54, 108, 46, theme.wall) + path('M14 56 38 32h84l24 24Z', theme.accent) + ribs + rect(14, 55, 132, 4, dark(theme.accent, 0.25), 1) + rect(70, 68, 20, 32, theme.wood, 10) + rect(70, 80, 20, 20, theme.wood) + stroke('M80 72v26M74 78v18M86 78v18', dark(theme.wood, 0.25), 1.2) +
      [36, 104].map((x) => rect(x, 68, 22, 17, '#ffffff', 2) + rect(x + 2, 70, 18, 13, '#8fd0ea', 1) + stroke(`M${x + 11} 70v13M${x + 2} 76.5h18`, '#ffffff', 1.4) + rect(x - 1, 86, 24, 4, theme.fabric, 1) + [4, 11, 18].map((dx) => circle(x + dx, 85, 2.6, '#5fae4a') + circle(x + dx, 83.5, 1.2, '#ff6b9d')).join('')).join('') +
      rect(26, 94, 108, 6, light(theme.wall, 0.5)) + glyph('palm-tree', { x: 14, y: 78, size: 54 }) + glyph('hibiscus', { x: 140, y: 98, size: 16 }) + glyph('hibiscus', { x: 150, y: 102, size: 12 }) + ellipse(144, 106, 14, 4, '#4f9e3f')),
  )
}

/** A dormitory: bunk beds and lockers. */
export function dorm(theme: RoomTheme): Picture {
  const bunk = (x: number) => {
    const layer = (y: number) => rect(x, y, 50, 6, '#ffffff', 1.5) + rect(x + 3, y - 5, 12, 6, '#fffdf8', 3) + rect(x + 15, y - 3, 35, 9, theme.fabric, 2) + rect(x + 15, y - 3, 6, 9, light(theme.fabric, 0.45)) + rect(x - 2, y + 6, 54, 4, theme.wood, 1)
    return rect(x - 4, 34, 4, 66, dark(theme.wood, 0.2), 1) + rect(x + 50, 34, 4, 66, dark(theme.wood, 0.2), 1) + layer(52) + layer(84) + stroke(`M${x + 41} 48v48M${x + 48} 48v48M${x + 41} 56h7M${x + 41} 66h7M${x + 41} 76h7M${x + 41} 86h7`, '#8a98a5', 1.8)
  }
  const locker = (x: number) => rect(x, 44, 13, 48, dark(theme.accent, 0.12), 1) + rect(x + 1.5, 46, 10, 21, theme.accent, 1) + rect(x + 1.5, 69, 10, 21, theme.accent, 1) + stroke(`M${x + 4} 49h5M${x + 4} 52h5M${x + 4} 72h5M${x + 4} 75h5`, dark(theme.accent, 0.3), 1)
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(68, 16, 24, 24, theme) + locker(67) + locker(81) + bunk(10) + bunk(100) + ceilingLamp(36, theme) + rug(80, 106, 30, theme) + glyph('backpack', { x: 58, y: 96, size: 17 })))
}

/** A bedsitter: bed and cooking corner in one room. */
export function bedsitter(theme: RoomTheme): Picture {
  const kitchen = rect(108, 66, 48, 4, '#dfe6ea', 1) + rect(109, 70, 46, 26, theme.wood) + rect(111, 73, 20, 20, light(theme.wood, 0.22), 1) + rect(133, 73, 20, 20, light(theme.wood, 0.22), 1) + at(gasCooker(), 112, 47, 22) + at(kettle(), 137, 50, 16) + rect(110, 34, 44, 3, theme.wood, 1) + glyph('jar', { x: 118, y: 28, size: 12 }) + glyph('salt', { x: 130, y: 28, size: 11 }) + glyph('bowl-with-spoon', { x: 144, y: 28.5, size: 13 })
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(34, 20, 34, 28, theme) + kitchen + sideBed(14, 82, 66, theme) + rug(84, 109, 28, theme) + wallArt(80, 24, theme) + plant(97, 80, 24) + ceilingLamp(94, theme)))
}

/** A bedroom with a big bed and a wardrobe. */
export function bedroom(theme: RoomTheme): Picture {
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(18, 20, 28, 32, theme) + at(wardrobe(), 116, 34, 58) + rug(72, 110, 46, theme) + frontBed(48, 78, 58, theme) + bedside(22, 74, theme) + wallArt(78, 14, theme)))
}

/** A living room. */
export function living(theme: RoomTheme): Picture {
  const table = ellipse(62, 104, 22, 5, light(theme.wood, 0.2)) + rect(46, 105, 3, 10, theme.wood) + rect(75, 105, 3, 10, theme.wood) + glyph('hot-beverage', { x: 66, y: 99, size: 12 }) + rect(50, 100, 10, 2.4, theme.accent, 1)
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(22, 18, 32, 28, theme) + wallArt(74, 22, theme) + rug(68, 110, 52, theme) + at(sofa(theme.fabric), 30, 46, 60) + rect(108, 78, 48, 14, theme.wood, 1.5) + rect(111, 81, 20, 8, light(theme.wood, 0.22), 1) + rect(134, 81, 19, 8, light(theme.wood, 0.22), 1) + at(flatTv(), 111, 42, 42) + plant(100, 74, 30) + table + ceilingLamp(66, theme)))
}

/** A kitchenette with sink, cooker and fridge. */
export function kitchenette(theme: RoomTheme): Picture {
  const tiles = rect(8, 40, 108, 26, light(theme.accent, 0.72)) + stroke('M8 49h108M8 58h108M22 40v26M36 40v26M50 40v26M64 40v26M78 40v26M92 40v26M106 40v26', light(theme.accent, 0.4), 0.8)
  const cupboards = [8, 35, 62, 89].map((x) => rect(x, 70, 26, 28, theme.fabric, 1) + rect(x + 3, 73, 20, 22, light(theme.fabric, 0.2), 1) + rect(x + 11, 76, 5, 1.6, '#ffffff', 0.8)).join('')
  const upper = [8, 35].map((x) => rect(x, 12, 26, 22, theme.fabric, 1) + rect(x + 3, 15, 20, 16, light(theme.fabric, 0.2), 1)).join('')
  const sink = rect(14, 63, 30, 4, '#b9c4ca', 2) + stroke('M29 63v-9q0-4 5-4t5 4', '#8a98a5', 2.2)
  return scene(mirrored(theme, shell(theme, 94) + tiles + upper + windowWithCurtains(76, 14, 30, 20, theme) + cupboards + rect(6, 66, 112, 5, '#eef2f4', 1) + sink + at(gasCooker(), 54, 45, 24) + at(kettle('#f2545b', '#3a2a2a'), 84, 48, 18) + glyph('banana', { x: 110, y: 60, size: 12 }) + at(fridge(), 108, 34, 64) + rug(56, 110, 34, theme)))
}

/** A bathroom with shower, basin and toilet. */
export function bathroom(theme: RoomTheme): Picture {
  const tiles = stroke(`${[14, 28, 42, 56, 70].map((y) => `M0 ${y}h160`).join('')}${[16, 32, 48, 64, 80, 96, 112, 128, 144].map((x) => `M${x} 0v84`).join('')}`, light(theme.accent, 0.5), 0.8)
  const shower = rect(110, 8, 3, 80, '#b9c4ca', 1) + path('M113 6h47v92h-47Z', '#ffffff55') + stroke('M144 84V20q0-6-7-6h-4', '#8a98a5', 2.4) + path('M124 16h16l-3-5h-10Z', '#b9c4ca') + stroke('M127 20v9M132 22v11M137 20v9M129.5 36v6M135 38v6', '#5fc0ea', 1.6) + rect(113, 94, 47, 5, '#eef2f4', 1)
  const basin = path('M58 64h34v6q0 9-12 9h-10q-12 0-12-9Z', '#ffffff') + path('M82 64h10v6q0 9-12 9h-4q6-6 6-15Z', '#dde4e9') + rect(71, 78, 8, 20, '#eef2f4', 2) + stroke('M75 64v-6q0-3 4-3h3', '#8a98a5', 2.2) + rect(60, 24, 30, 26, theme.wood, 15) + ellipse(75, 37, 12.5, 10.5, '#cfeefa') + stroke('M69 40l8-9', '#ffffff', 2.4)
  const toilet = rect(17, 58, 24, 18, '#ffffff', 3) + rect(26, 55, 6, 3, '#b9c4ca', 1) + path('M14 76h30v5q0 11-11 12v6H23v-6q-9-1-9-12Z', '#ffffff') + path('M36 76h8v5q0 11-11 12v6h-4q6-10 7-23Z', '#dde4e9') + rect(12, 73, 34, 5, '#eef2f4', 2.5)
  return scene(mirrored(theme, rect(0, 0, 160, 88, light(theme.accent, 0.76)) + tiles + rect(0, 70, 160, 4, theme.accent) + rect(0, 88, 160, 32, dark(theme.floor, 0.05)) + stroke('M0 98h160M0 109h160M30 88 18 120M70 88l-3 32M110 88l6 32M146 88l16 32', light(theme.floor, 0.35), 1) + shower + basin + toilet + rect(92, 44, 14, 2, '#8a98a5', 1) + rect(93, 45, 12, 20, theme.fabric, 1) + rect(93, 59, 12, 3, light(theme.fabric, 0.5)) + glyph('bucket', { x: 100, y: 96, size: 18 }) + ellipse(76, 108, 18, 4.5, theme.fabric)))
}

/** A study corner. */
export function study(theme: RoomTheme): Picture {
  const table = rect(22, 70, 78, 5, light(theme.wood, 0.2), 1) + rect(26, 75, 4, 32, theme.wood) + rect(72, 75, 24, 32, theme.wood, 1) + rect(74, 78, 20, 8, light(theme.wood, 0.25), 1) + rect(74, 88, 20, 8, light(theme.wood, 0.25), 1)
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(40, 16, 36, 28, theme) + at(bookshelf(), 104, 36, 62) + rug(62, 112, 44, theme) + table + glyph('laptop', { x: 58, y: 59, size: 27 }) + glyph('books', { x: 84, y: 62, size: 17 }) + at(`${stroke('M34 58V30L20 16', '#3a4652', 4)}${path('M8 22 22 4l12 12Z', theme.accent)}${rect(22, 56, 24, 6, theme.accent, 3)}`, 24, 46, 25) + at(chair(), 38, 68, 46) + wallArt(88, 14, theme) + glyph('backpack', { x: 112, y: 101, size: 19 })))
}

/** A balcony over palms and the ocean. */
export function balcony(theme: RoomTheme): Picture {
  const skies = ['#aee3f7', '#bfeaf5', '#ffd9b0', '#fff0c2']
  const sea = ['#2fa8cf', '#1fa39a', '#3f9fc4', '#36b0c9'][theme.variant] ?? '#2fa8cf'
  const bars = stroke(Array.from({ length: 20 }, (_, index) => `M${8 + index * 8} 76v24`).join(''), light(theme.fabric, 0.1), 2)
  return scene(
    mirrored(theme, rect(0, 0, 160, 120, skies[theme.variant] ?? '#aee3f7') + circle(112, theme.variant === 2 ? 46 : 24, 11, '#ffdf70') + glyph('cloud', { x: 70, y: 16, size: 24 }) + rect(0, 48, 160, 34, sea) + stroke('M20 56h18M60 62h24M104 55h20M84 72h22M28 70h16', light(sea, 0.5), 1.4) + glyph('sailboat', { x: 74, y: 47, size: 18 }) + path('M0 82q40-12 80-5t80-5v30H0Z', '#ffe0a3') + glyph('palm-tree', { x: 34, y: 60, size: 52 }) + glyph('palm-tree', { x: 132, y: 64, size: 46 }) + glyph('palm-tree', { x: 112, y: 72, size: 28 }) +
      rect(0, 100, 160, 20, theme.floor) + stroke('M0 109h160M40 100 34 120M80 100v20M120 100l6 20', dark(theme.floor, 0.14), 1) + bars + rect(0, 73, 160, 4, theme.fabric, 1) + rect(0, 97, 160, 4, dark(theme.fabric, 0.15)) + rect(0, 0, 10, 120, theme.wall) + rect(0, 0, 160, 8, theme.wall) + rect(0, 8, 160, 2, dark(theme.wall, 0.15)) +
      at(chair(), 22, 72, 42) + ellipse(84, 94, 13, 3.5, light(theme.wood, 0.2)) + rect(82.5, 95, 3, 18, theme.wood) + ellipse(84, 113, 8, 2, theme.wood) + glyph('tropical-drink', { x: 84, y: 86, size: 15 }) + plant(146, 98, 28)),
  )
}

/** A single room of a student: bed, line of clothes, a table. */
export function singleRoom(theme: RoomTheme): Picture {
  const line = stroke('M86 26q34 6 70 0', '#8a98a5', 1) + glyph('t-shirt', { x: 102, y: 35, size: 17 }) + glyph('jeans', { x: 122, y: 38, size: 19 }) + glyph('lab-coat', { x: 143, y: 36, size: 18 })
  const table = rect(104, 76, 44, 4, light(theme.wood, 0.2), 1) + rect(107, 80, 4, 24, theme.wood) + rect(141, 80, 4, 24, theme.wood) + glyph('radio', { x: 118, y: 68, size: 18 }) + glyph('books', { x: 136, y: 69, size: 15 })
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(30, 20, 30, 28, theme) + line + sideBed(14, 82, 68, theme) + table + glyph('bucket', { x: 125, y: 97, size: 15 }) + rug(74, 110, 28, theme) + at(standFan(theme.fabric), 78, 62, 42)))
}

/** A furnished short-stay room by the beach. */
export function airbnb(theme: RoomTheme): Picture {
  const seaside = { ...theme, variant: theme.variant % 2 === 0 ? 0 : 3 }
  return scene(mirrored(theme, shell(theme) + windowWithCurtains(104, 18, 42, 44, seaside) + rug(60, 111, 52, theme) + frontBed(32, 76, 56, theme) + net(60, 74, 76) + bedside(94, 76, theme) + rect(22, 22, 10, 14, theme.wood, 1) + rect(23.5, 23.5, 7, 11, '#fffaf0') + plant(128, 84, 34) + plant(13, 88, 26) + at(`${rect(12, 20, 40, 10, '#ffffff', 4)}${rect(16, 12, 32, 9, theme.accent, 4)}`, 48, 72, 24)))
}
