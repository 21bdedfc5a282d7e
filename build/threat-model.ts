import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { site } from '../src/kit/rules/site.ts'

const source = join('docs', 'threat-model.md')

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 46rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100%; font-size: 0.95em }
.table { overflow-x: auto }
td, th { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top }
h1, h2 { line-height: 1.2 }
`

/** Renders the page that the privacy policy links to. */
const threatModelPage = (markdown: string): string => {
  // The deployed app has no SECURITY.md to link to.
  const text = markdown.replace('[SECURITY.md](../SECURITY.md)', `[${site.supportEmail}](mailto:${site.supportEmail})`)
  const body = marked
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="table"><table>')
    .replaceAll('</table>', '</table></div>')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Threat model: Comrade</title>
<style>${style}</style>
<main>${body}</main>
</html>
`
}

/** Publishes docs/threat-model.md as `/threat-model.html`. It is not precached, because people read it once, online. */
export const threatModel = (): Plugin => ({
  name: 'comrade:threat-model',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'threat-model.html',
      source: threatModelPage(readFileSync(source, 'utf8')),
    })
  },
})
