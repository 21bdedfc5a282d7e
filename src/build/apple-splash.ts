import type { Plugin } from 'vite'
import { splashes } from './icons/splash.ts'

/** Tells an iPhone what to show while the installed app starts, and that the clock keeps a bar of its own, in the phone's colours. */
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
