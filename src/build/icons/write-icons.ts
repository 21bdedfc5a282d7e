/** Renders the app icons with Chromium into public/icons: `node src/build/icons/write-icons.ts`. */
import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { anyIcon, edgeIcon, maskableIcon, monochromeIcon } from './logo.ts'
import { shrinkPng } from './png.ts'
import { splashes, splashImage } from './splash.ts'
import { cartShortcut, gossipShortcut, logShortcut } from './shortcuts.ts'

const folder = fileURLToPath(new URL('../../../public/icons/', import.meta.url))
const systemChromium = '/usr/bin/chromium'

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
const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  const page = await browser.newPage()
  for (const { file, width, height, svg } of pngs) {
    await page.setViewportSize({ width, height })
    await page.setContent(`<body style="margin:0">${svg.replace('<svg ', `<svg width="${width}" height="${height}" style="display:block" `)}`)
    const png = shrinkPng(await page.screenshot({ omitBackground: true }))
    writeFileSync(`${folder}${file}`, png)
    console.log(`${file}: ${png.length} bytes`)
  }
} finally {
  await browser.close()
}
writeFileSync(`${folder}favicon.svg`, `${anyIcon()}\n`)
