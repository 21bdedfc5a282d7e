import type { Plugin } from 'vite'

/** The iPhones that students have: width and height in points, and pixels per point. */
const iphones = [
  { width: 360, height: 780, ratio: 3 },
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
] as const

/**
 * Start-up images of an installed app. An iPhone shows only an image of exactly its own size, so the media query need
 * not name its pixels per point.
 */
export const splashes = iphones.map(({ width, height, ratio }) => ({
  file: `splash-${width}x${height}.png`,
  width: width * ratio,
  height: height * ratio,
  media: `(device-width:${width}px) and (device-height:${height}px)`,
}))

/** Adds the iOS splash screens of the installed app, and a status bar in the phone's own colours. */
export const appleSplash = (): Plugin => ({
  name: 'comrade:apple-splash',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'apple-mobile-web-app-capable', content: 'yes' }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'apple-mobile-web-app-status-bar-style', content: 'default' }, injectTo: 'head' },
    ...splashes.map(({ file, media }) => ({
      tag: 'link',
      attrs: { rel: 'apple-touch-startup-image', href: `/icons/${file}`, media },
      injectTo: 'head' as const,
    })),
  ],
})
