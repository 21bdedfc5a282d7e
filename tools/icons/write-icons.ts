/** Writes the app icons and start-up images to public/icons: `npm run icons`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { anyIcon, edgeIcon, maskableIcon, monochromeIcon } from './logo.ts'
import { splashes } from '../../src/build/splash-screens.ts'
import { splashImage } from './splash-image.ts'
import { cartShortcut, gossipShortcut, logShortcut } from './shortcuts.ts'

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url))

const squares = [
  { file: 'icon-192.png', size: 192, svg: anyIcon() },
  { file: 'icon-512.png', size: 512, svg: anyIcon() },
  { file: 'maskable-192.png', size: 192, svg: maskableIcon() },
  { file: 'maskable-512.png', size: 512, svg: maskableIcon() },
  { file: 'monochrome-512.png', size: 512, svg: monochromeIcon(true) },
  { file: 'apple-touch-icon.png', size: 180, svg: edgeIcon() },
  { file: 'badge-96.png', size: 96, svg: monochromeIcon(false) },
  { file: 'favicon-32.png', size: 32, svg: anyIcon() },
  { file: 'shortcut-cart-96.png', size: 96, svg: cartShortcut() },
  { file: 'shortcut-gossip-96.png', size: 96, svg: gossipShortcut() },
  { file: 'shortcut-log-96.png', size: 96, svg: logShortcut() },
] as const

const pngs = [
  ...squares.map(({ size, ...rest }) => ({ width: size, height: size, ...rest })),
  ...splashes.map(({ file, width, height }) => ({ file, width, height, svg: splashImage(width, height) })),
]

mkdirSync(folder, { recursive: true })
for (const { file, width, height, svg } of pngs) {
  const { size } = await sharp(Buffer.from(svg)).resize(width, height).png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 }).toFile(`${folder}${file}`)
  console.log(`${file}: ${size} bytes`)
}
writeFileSync(`${folder}favicon.svg`, `${anyIcon()}\n`)
