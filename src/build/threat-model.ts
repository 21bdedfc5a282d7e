import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { site } from '../domain/shared/site.ts'

const source = join('docs', 'threat-model.md')

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 46rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100%; font-size: 0.95em }
.table { overflow-x: auto }
td, th { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top }
h1, h2 { line-height: 1.2 }
`

/** The page that the privacy policy links to. @param markdown the document */
const threatModelPage = (markdown: string): string => {
  // Beside the app there is no repository to lead to.
  const told = markdown.replace('[SECURITY.md](../SECURITY.md)', `[${site.supportEmail}](mailto:${site.supportEmail})`)
  const body = marked.parse(told, { async: false }).replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What holds against whom: Comrade</title>
<style>${style}</style>
<main>${body}</main>
</html>
`
}

/** Puts docs/threat-model.md beside the app as `/threat-model.html`. Nobody's phone keeps it: it is read once, online. */
export const threatModel = (): Plugin => ({
  name: 'comrade:threat-model',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'threat-model.html', source: threatModelPage(readFileSync(source, 'utf8')) })
  },
})
