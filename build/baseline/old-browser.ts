import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { nationalNumbers } from '../../src/kit/rules/national-numbers.ts'
import { site } from '../../src/kit/rules/site.ts'
import { supportLinks } from '../../src/kit/rules/support-links.ts'
import { nationalCall } from '../../src/kit/words/national-numbers.ts'
import { palette } from '../../src/app/tokens.ts'
import { beforePaint } from '../first-paint/first-paint.ts'
import { baseline } from './baseline.ts'

/** The page that older browsers are sent to. It has no script and works in every browser of the last ten years. */
const pageFile = 'phone-numbers.html'

const { Chrome, Firefox, Safari } = baseline

const styles =
  `body{max-width:36rem;margin:0 auto;padding:1rem;background:#f6f9f8;color:#12211f;font:1.1rem/1.5 sans-serif}` +
  `h1{margin:0 0 1rem;color:${palette.lagoon[7]};font-size:1.6rem}ul{margin:0;padding:0;list-style:none}` +
  `a{display:block;margin:.5rem 0;padding:.8rem;border:1px solid #dfe9e7;border-radius:.75rem;background:#fff;color:#12211f;text-decoration:none}a b{display:block;color:${palette.lagoon[7]};font-size:1.3rem}`

const calls = [
  ...nationalNumbers.map(nationalCall),
  ...(supportLinks.phone === undefined
    ? []
    : [{ label: `${site.name}: orders and questions`, text: site.supportPhone, href: supportLinks.phone }]),
]

export const oldBrowserPage = (): string =>
  `<!doctype html><html lang="en-KE"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Phone numbers · ${site.name}</title><style>${styles}</style>` +
  `<h1>${site.name}</h1><p>This browser is too old for the app. Update it (Chrome in the Play Store, Safari with the phone’s system) and open ${site.name} again. It needs Chrome ${Chrome}, Firefox ${Firefox} or Safari ${Safari}, or newer.</p>` +
  `<p lang="sw-KE">Kivinjari hiki ni cha zamani mno kwa app hii. Kisasishe (Chrome kwenye Play Store, Safari pamoja na mfumo wa simu), kisha fungua ${site.name} tena. Inahitaji Chrome ${Chrome}, Firefox ${Firefox} au Safari ${Safari}, au toleo jipya zaidi.</p>` +
  `<p>Until then, call: <span lang="sw-KE">Kwa sasa, piga simu:</span></p><ul>${calls.map(({ label, text, href }) => `<li><a href="${href}">${label}<b>${text}</b></a></li>`).join('')}</ul></html>`

/** Sends a browser without import maps, which cannot run the app, to a page with the phone numbers. */
export const oldBrowser = (): Plugin => ({
  name: 'comrade:old-browser',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: pageFile, source: oldBrowserPage() })
  },
  async transformIndexHtml() {
    const source = await readFile(new URL('./old-browser.js', import.meta.url), 'utf8')
    return [
      {
        tag: 'script',
        attrs: { [beforePaint]: true },
        children: source
          .replaceAll(/^\s*\/\/.*\n/gm, '')
          .trim()
          .replace('PAGE', `/${pageFile}`),
        injectTo: 'head-prepend' as const,
      },
    ]
  },
})
